"""Web Push as it was configured: nothing, unless whoever runs the server has switched it on."""

from zuschlag.journal.contract import Journal
from zuschlag.server.push.desk import PushDesk
from zuschlag.server.push.endpoints import Endpoints
from zuschlag.server.push.identity import identity_in
from zuschlag.server.settings import ServerSettings
from zuschlag.table.ports import Clock, Seal


def desk_of(
    settings: ServerSettings, journal: Journal, seal: Seal, clock: Clock
) -> PushDesk | None:
    """The desk that sends pushes; its key is made now, where there is none."""
    if not settings.push:
        return None
    identity = identity_in(settings.push_key_file, settings.push)
    endpoints = Endpoints(settings.push_host, settings.push_loopback)
    return PushDesk(identity, endpoints, journal, seal, clock)
