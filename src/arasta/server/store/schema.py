"""The tables of the database, the same in SQLite and PostgreSQL. A change here needs a migration."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

GAME = Table(
    "game",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("kind", String(40), nullable=False),
    Column("settings", JSON, nullable=False),  # as a record writes them
    Column("public", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("seed", BigInteger),
    Column("dice_key", String(64), nullable=False),  # secret until the game is over; empty where there is none
    Column("status", String(10), nullable=False),
    Column("head", Integer, nullable=False),  # the newest entry
    Column("bot_due", Boolean, nullable=False),  # whether it waits for a bot
    Column("next_table", String(64), nullable=False),
    Column("stopped", Boolean, nullable=False),  # whether all have agreed to end the game before its end
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("waits", Integer),  # the seat that it waits for
    Column("turn", String(20), nullable=False),  # as records label it
    Column("clock", JSON(none_as_null=True)),  # as it was agreed
    Column("clock_left", JSON(none_as_null=True)),  # seconds of each seat
    Column("clock_since", Float),  # when they had so many left
    Column("clock_due", Float),  # when a bot takes over
    Column("words_due", Float),  # when the game begins without the words for its dice that are missing
    Column("by_hand", Boolean, nullable=False),  # whether real dice and cards are entered
    Column("help", String(10), nullable=False),  # whether hints and win chances may be asked for
    Column("standings", JSON(none_as_null=True)),  # by seat the rank and scores, when it is over
    Column("patience", Float, nullable=False),  # seconds after which the others may let a bot play for somebody away
    Index(None, "public", "status", "changed"),
    Index(None, "bot_due", "changed"),
    Index(None, "clock_due"),
    Index(None, "words_due"),
)

ENTRY = Table(
    "entry",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("n", Integer, primary_key=True),  # the key is the lock: who cannot insert it was too late
    Column("seat", Integer),
    Column("kind", String(10), nullable=False),
    Column("body", JSON, nullable=False),
    Column("step", Integer, nullable=False),  # of the game, after this entry
    Column("final", Integer, nullable=False),  # the steps before this one are final
    Column("request", String(64)),
    Column("made", Float, nullable=False),
    UniqueConstraint("game", "seat", "request"),
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

SEAT = Table(
    "seat",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("word", String(200), nullable=False),
    Column("gives_word", Boolean, nullable=False),  # whether its client sends the word when it has seen the commitment
    Column("maker", Boolean, nullable=False),  # whether this person has made the table
    Column("left", Boolean, nullable=False),  # whether the person has gone
    Column("wants", String(10), nullable=False),  # what the person agrees to
    Column("seen", Float),  # when the person was last connected, or null; not an entry, for it changes nothing
    Index(None, "token_hash"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("reaction", String(20)),  # instead of a text
    UniqueConstraint("game", "seat", "request"),
)

MAIL = Table(  # where people want to be told of their turn; by token, so that a rematch knows them too
    "mail",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("address", String(254), nullable=False),  # empty: it was taken away
    Column("recipient", String(64), nullable=False),  # the hash of the address; empty with it
    Column("lang", String(10), nullable=False),
    Column("told_for", String(100), nullable=False),  # the table and turn of the last mail
    Column("seen", Float, nullable=False),  # when the person was last found connected
    Index(None, "recipient"),
)

RECIPIENT = Table(  # whoever reads an address; by its hash, for this is kept when the address is not
    "recipient",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # in each mail: whoever has it confirms or stops
    Column("wanted", Boolean, nullable=False),  # whether they are to be asked to confirm
    Column("asked", Float, nullable=False),  # when they were asked last
    Column("told", Float, nullable=False),  # when they were told of a turn last
    Column("confirmed", Boolean, nullable=False),
    Column("stopped", Boolean, nullable=False),  # whether they want no mail
)

REVIEW = Table(  # games looked back at
    "review",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("of", String(64), nullable=False),  # the steps that it is of
    Column("found", LargeBinary, nullable=False),
)

TRANSFER = Table(  # seats that are about to be moved to another device, by a ticket that is taken once
    "transfer",
    METADATA,
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),  # of two tickets of a seat the newer counts
    Column("ticket_hash", String(64), nullable=False),
    Column("until", Float, nullable=False),  # when it expires
)
