"""Long runs of wild play with every law checked: `wild_steps` for the tests and the campaign."""

import random
from collections import Counter
from dataclasses import dataclass, field

import msgspec

from tests.laws.monopoly.accounts import unaccounted
from tests.laws.monopoly.games import Setting, a_setting
from tests.laws.monopoly.going_on import play_on
from tests.laws.monopoly.offered import broken_promises, stuck
from tests.laws.monopoly.table_laws import broken_laws
from tests.laws.monopoly.twins import Twins, twin_of
from tests.laws.monopoly.walks import Step, moves_of, walk
from zuschlag import record
from zuschlag.errors import Malformed
from zuschlag.rules.monopoly.game import MONOPOLY
from zuschlag.rules.monopoly.position import State

MOST_STEPS = 600
MOST_BROKEN = 20


@dataclass
class Findings:
    """What was met on the way, and every law that did not hold."""

    steps: int = 0
    games: int = 0
    verbs: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)

    def note(self, step: Step) -> None:
        """Count what happened."""
        self.steps += 1
        if step.refusal is not None:
            self.refusals[step.refusal.slug.removeprefix("monopoly/")] += 1
        elif step.action is not None:
            self.verbs[str(MONOPOLY.as_written(step.action)[0])] += 1
        self.events.update(type(event).__name__ for event in step.events)

    def add(self, other: "Findings") -> None:
        """Put two runs together."""
        self.steps, self.games = self.steps + other.steps, self.games + other.games
        for name in ("verbs", "events", "refusals", "phases", "endings"):
            getattr(self, name).update(getattr(other, name))
        self.broken += other.broken


def wild_steps(seed: int, steps: int, look: float = 0.02) -> Findings:
    """Play so many steps of wild games; `look` is how often a position is turned over wholly."""
    found, luck = Findings(), random.Random(f"wild {seed}")
    while found.steps < steps and len(found.broken) < MOST_BROKEN:
        name = f"{seed}/{found.games}"
        try:
            wild_game(name, min(MOST_STEPS, steps - found.steps), look, luck, found)
        except Exception as unexpected:
            unexpected.add_note(f"game {name} of wild play, after {found.steps} steps")
            raise
    return found


def wild_game(name: str, most: int, look: float, luck: random.Random, found: Findings) -> None:
    """One game of a run, every law after every step."""
    setting, done = a_setting(name), list[Step]()
    for step in walk(setting, most):
        done.append(step)
        found.note(step)
        wrong = faults_of(step)
        if luck.random() < look:
            found.phases[MONOPOLY.observe(step.after, None).phase] += 1
            wrong += faults_of_position(step.after.copy(), luck)
        found.broken += [f"game {name}, step {len(done)}: {fault}" for fault in wrong]
    found.games += 1
    state = done[-1].after
    result = MONOPOLY.outcome(state)
    found.endings[str(result.ending) if result else "none"] += 1
    if not setting.head_start:
        found.broken += [f"game {name}: {fault}" for fault in faults_of_record(setting, done)]


def faults_of(step: Step) -> list[str]:
    """What is cheap enough to ask after every step."""
    found = broken_laws(step.after.read()) + unaccounted(step)
    if step.refusal is not None and step.proposal is not None:
        if step.before.tables.tobytes() != step.after.tables.tobytes():
            found.append(f"refused, and yet changed: {step.proposal}")
        if step.proposal.is_promised:
            found.append(f"promised, and refused: {step.proposal} {step.refusal}")
    return found


def faults_of_position(state: State, luck: random.Random) -> list[str]:
    """Options, secrecy, imagination and the way to the end, for one position."""
    viewer, memory = luck.choice((*range(state.terms.seats), None)), luck.random() < 0.5
    found = stuck(state)
    found += broken_promises(state, luck.randint(-1, state.terms.seats), luck)
    twins = Twins(state, twin_of(state, viewer, memory, luck), viewer, memory)
    found += twins.differences(luck) + faults_of_imagination(state, viewer, memory, luck)
    if luck.random() < 0.1:
        found += faults_on_the_way_to_the_end(state.copy(), luck)
    return found


def faults_of_imagination(
    state: State, viewer: int | None, memory: bool, luck: random.Random
) -> list[str]:
    """An imagined state looks the same to its viewer, and obeys the laws."""
    seen = MONOPOLY.observe(state, viewer, memory)
    imagined = MONOPOLY.imagine(seen, luck)
    again = MONOPOLY.observe(imagined, viewer, memory)
    found = [f"imagined for {viewer}: {fault}" for fault in broken_laws(imagined.read())]
    if msgspec.json.encode(seen) != msgspec.json.encode(again):
        differing = [n for n in seen.__struct_fields__ if getattr(seen, n) != getattr(again, n)]
        found.append(f"{viewer} with memory {memory} sees other {differing} in what he imagines")
    return found


def faults_on_the_way_to_the_end(state: State, luck: random.Random) -> list[str]:
    """A game goes on to its end whoever plays it soberly."""
    try:
        play_on(state, luck)
    except AssertionError as fault:
        return [str(fault)]
    return []


def faults_of_record(setting: Setting, done: list[Step]) -> list[str]:
    """Written down and replayed, a game is where it was, to the byte."""
    state = done[-1].after
    names = [f"P{seat}" for seat in range(setting.seats)]
    if MONOPOLY.wants_chance(state):
        MONOPOLY.roll(state, random.Random(1))
    written = record.write(state, names, moves_of(done), game=MONOPOLY)
    try:
        again = MONOPOLY.replay(msgspec.json.decode(msgspec.json.encode(written)))
    except Malformed as fault:
        return [f"the record is malformed: {fault}"]
    if again.refusal is not None:
        return [f"the record is refused at {again.actions}: {again.refusal}"]
    if again.state.tables.tobytes() != state.tables.tobytes():
        return ["the replayed game stands elsewhere"]
    judged = record.judge(msgspec.json.encode(written))
    told = msgspec.json.decode(msgspec.json.encode(MONOPOLY.answer(state)))
    return [] if judged == told else ["the judge tells another position"]
