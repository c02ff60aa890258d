"""What Prometheus may ask for. Each server has its own registry: nothing is global."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "arasta_http_requests", "Requests over HTTP.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "arasta_http_seconds", "How long they took.", ["route"], buckets=SECONDS, registry=self.registry
        )
        self.entries = Counter("arasta_entries", "Entries made or heard of.", ["kind"], registry=self.registry)
        self.refused = Counter("arasta_refused", "Requests refused.", ["why"], registry=self.registry)
        self.sockets = Gauge("arasta_sockets", "Sockets that are open.", registry=self.registry)
        self.live_tables = Gauge("arasta_live_tables", "Tables in memory.", registry=self.registry)
        self.bot_seconds = Histogram(
            "arasta_bot_seconds", "How long bots thought.", ["bot"], buckets=SECONDS, registry=self.registry
        )
        self.bot_failures = Counter(
            "arasta_bot_failures", "Bots that broke or were too slow.", ["bot"], registry=self.registry
        )

        self.mails = Counter("arasta_mails", "Mails, by what became of them.", ["became"], registry=self.registry)

    def page(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
