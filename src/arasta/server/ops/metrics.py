"""What Prometheus may ask for. Each server has its own registry: nothing is global."""

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)

STANDING = {  # what is not counted but looked up when somebody asks
    "arasta_live_tables": "Tables in memory.",
    "arasta_connections": "Connections that are open, sockets among them.",
    "arasta_writes_waiting": "Entries and words that wait for the database.",
    "arasta_bots_asked": "Tables at which a bot thinks, or waits for its pace or a free process.",
    "arasta_pools_unwell": "Pools of processes (bots, searching, hints, reviews) that could not answer the last time.",
}


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = self.counter("arasta_http_requests", "Requests over HTTP.", "method", "route", "status")
        self.seconds = self.histogram("arasta_http_seconds", "How long they took.", "route")
        self.entries = self.counter("arasta_entries", "Entries made or heard of.", "kind")
        self.refused = self.counter("arasta_refused", "Requests refused.", "why")
        self.action_seconds = self.histogram("arasta_action_seconds", "From a request to its entry, stored and told.")
        self.commit_seconds = self.histogram("arasta_commit_seconds", "How long the database took for a transaction.")
        self.written = self.counter("arasta_written", "Pieces of work that were committed.")
        self.sockets = Gauge("arasta_sockets", "Sockets that are open.", registry=self.registry)
        self.bot_seconds = self.histogram("arasta_bot_seconds", "How long bots thought.", "bot")
        self.bot_failures = self.counter("arasta_bot_failures", "Bots that broke or were too slow.", "bot")
        self.mails = self.counter("arasta_mails", "Mails, by what became of them.", "became")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        """Something that happens."""
        return Counter(name, about, labels, registry=self.registry)

    def histogram(self, name: str, about: str, *labels: str) -> Histogram:
        """How long something takes."""
        return Histogram(name, about, labels, buckets=SECONDS, registry=self.registry)

    def stand(self, counts: Mapping[str, Callable[[], int]]) -> None:
        """How to look up what is not counted."""
        for name, about in STANDING.items():
            Gauge(name, about, registry=self.registry).set_function(counts[name])

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
