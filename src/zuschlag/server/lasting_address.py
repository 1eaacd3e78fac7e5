"""Whether an address of this machine is its own for good, or was lent to it by the network.

Linux is asked by its own messages (rtnetlink): an address with a time to live was lent. Elsewhere
nobody says, and None is the honest answer.
"""

import socket
import struct
from collections.abc import Iterator

_ASK, _DUMP, _DONE, _ADDRESS = (
    22,
    0x301,
    3,
    20,
)  # RTM_GETADDR; request and dump; the end; RTM_NEWADDR
_LOCAL, _TIMES = 2, 6  # IFA_LOCAL, IFA_CACHEINFO
_FOR_EVER = 0xFFFFFFFF
_HEAD, _PART = struct.Struct("=LHHLL"), struct.Struct("=HH")
_SELF_MADE = "169.254."


def may_change(address: str) -> bool | None:
    """Whether the network may give this machine another one; None: not to be found out here."""
    if address.startswith(_SELF_MADE):
        return True
    family = getattr(socket, "AF_NETLINK", None)
    if family is None:
        return None
    try:
        lent = dict(_lent(_answers(family)))
    except OSError:
        return None
    return lent.get(address)


def _answers(family: int) -> Iterator[bytes]:
    """Every message about an address of version 4."""
    asked = struct.pack("=B7x", socket.AF_INET)
    with socket.socket(family, socket.SOCK_RAW, 0) as kernel:
        kernel.settimeout(1.0)
        kernel.send(_HEAD.pack(_HEAD.size + len(asked), _ASK, _DUMP, 1, 0) + asked)
        while True:
            told = kernel.recv(65_536)
            while told:
                size, kind, *_ = _HEAD.unpack_from(told)
                if kind == _DONE or size < _HEAD.size:
                    return
                if kind == _ADDRESS:
                    yield told[_HEAD.size : size]
                told = told[_aligned(size) :]


def _lent(answers: Iterator[bytes]) -> Iterator[tuple[str, bool]]:
    for answer in answers:
        parts = dict(_parts(answer[8:]))
        if _LOCAL in parts and _TIMES in parts:
            valid = struct.unpack_from("=LL", parts[_TIMES])[1]
            yield socket.inet_ntoa(parts[_LOCAL]), valid != _FOR_EVER


def _parts(told: bytes) -> Iterator[tuple[int, bytes]]:
    while len(told) >= _PART.size:
        size, kind = _PART.unpack_from(told)
        if size < _PART.size:
            return
        yield kind, told[_PART.size : size]
        told = told[_aligned(size) :]


def _aligned(size: int) -> int:
    return (size + 3) & ~3
