"""What the actions of `words` are called and made of: `actions` and `numbers` go by it."""

from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from zuschlag.rules.monopoly.words import Action, Ruling

ACTIONS: dict[str, type[Action]] = {kind.__struct_config__.tag: kind for kind in get_args(Action)}
VERBS = tuple(ACTIONS)
NUMBERS = {verb: number for number, verb in enumerate(VERBS)}


class Part(NamedTuple):
    """Something an action names, after its verb."""

    name: str
    kind: str
    place: int  # in a row: after seat and verb
    is_required: bool


def _parts(action: type[Action]) -> tuple[Part, ...]:
    hints: dict[str, Any] = get_type_hints(action, include_extras=True)
    return tuple(
        Part(field.name, hints[field.name].__metadata__[0], place, field.required)
        for place, field in enumerate(msgspec.structs.fields(action), 2)
    )


PARTS: dict[type[Any], tuple[Part, ...]] = {
    action: _parts(action) for action in ACTIONS.values() if action is not Ruling
}
"""Of every action but a ruling, which every game writes alike."""

VERB_OF: dict[type, str] = {action: verb for verb, action in ACTIONS.items()}
