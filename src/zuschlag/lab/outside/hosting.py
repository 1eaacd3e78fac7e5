"""Where a bot in a file chooses: `python -m zuschlag.lab.outside.hosting FILE SECONDS MEGABYTES`.

The file has a function `choose(seen, options)`, as for the bot API. A move may take so many seconds
of computing; a process that takes longer is ended by the operating system.
"""

import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from zuschlag.bots.confinement import confine, limit_time
from zuschlag.bots.worker import own_pipes, silence

Choose = Callable[[dict[str, Any], dict[str, Any]], list[Any] | None]


def main(arguments: list[str]) -> None:
    """Load the bot, give up what it does not need, then answer until nobody asks."""
    file, seconds, megabytes = arguments
    asked, told = own_pipes()
    choose = chooser(Path(file))
    confine(int(megabytes))
    silence(sys.stderr.fileno())
    for line in asked:
        asking = msgspec.json.decode(line)
        limit_time(float(seconds))
        begun = time.process_time()
        action = choose(asking["seen"], asking["options"])
        used = time.process_time() - begun
        limit_time(0)
        told.write(msgspec.json.encode({"action": action, "cpu": used}) + b"\n")
        told.flush()


def chooser(file: Path) -> Choose:
    """The function `choose` of a file, which may import its neighbours."""
    sys.path.insert(0, str(file.parent))
    found = importlib.util.spec_from_file_location(file.stem, file)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    choose: Choose = module.choose
    return choose


if __name__ == "__main__":
    main(sys.argv[1:])
