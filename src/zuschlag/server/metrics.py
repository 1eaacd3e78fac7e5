"""Figures for Prometheus on their own registry: how much and how fast, nothing of any table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4"

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)


class Metrics:
    """Every figure of a process; labels have few values."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Counter(
            "zuschlag_requests", "HTTP requests", ("method", "route", "status"),
            registry=self.registry,
        )  # fmt: skip
        self._request_seconds = Histogram(
            "zuschlag_request_seconds", "Time to answer", ("route",),
            buckets=_SECONDS, registry=self.registry,
        )  # fmt: skip
        self._commands = Counter(
            "zuschlag_commands", "Commands by kind and answer", ("do", "answer"),
            registry=self.registry,
        )  # fmt: skip
        self._answers: dict[tuple[str, str], Counter] = {}
        self._command_seconds = Histogram(
            "zuschlag_command_seconds", "From command to answer",
            buckets=_SECONDS, registry=self.registry,
        )  # fmt: skip
        self.sockets = Gauge("zuschlag_sockets", "Open sockets", registry=self.registry)
        self._closed = Counter(
            "zuschlag_sockets_closed", "Sockets by closing code", ("code",), registry=self.registry
        )

        self._journal_faults = Counter(
            "zuschlag_journal_faults", "What went wrong with the journal", ("kind",),
            registry=self.registry,
        )  # fmt: skip
        self.journal_writable = Gauge(
            "zuschlag_journal_writable", "1 while the journal can be written",
            registry=self.registry,
        )  # fmt: skip
        self.journal_writable.set(1)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def command(self, do: str, answer: str, seconds: float) -> None:
        """A command was answered: ack, or the class of the refusal."""
        found = self._answers.get((do, answer))
        if found is None:
            found = self._answers[do, answer] = self._commands.labels(do, answer)
        found.inc()
        self._command_seconds.observe(seconds)

    def closed(self, code: int) -> None:
        """A socket was closed; codes of others are one."""
        known = code in (1000, 1001, 1005, 1006, 1008, 1009, 1012, 4000, 4004, 4008)
        self._closed.labels(str(code) if known else "other").inc()

    def journal_fault(self, kind: str) -> None:
        """The journal, or that of one table, has failed."""
        self._journal_faults.labels(kind).inc()

    def text(self) -> bytes:
        """All of it as Prometheus reads it."""
        return generate_latest(self.registry)
