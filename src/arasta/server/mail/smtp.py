"""A mail that says that it is somebody's turn, and the server that it is given to.

It says nothing that other people wrote, so that nobody can send strangers messages through it, and it holds no secret:
the link leads to the table, and only the browser that has the token can play there.
"""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from arasta.play.language import say
from arasta.server.settings import PREFIX, Settings, WrongSetting
from arasta.server.store.addresses import Due

PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 20.0  # for the mail server to answer


def turn_mail(due: Due, sender: str, site: str) -> EmailMessage:
    """It is your turn."""
    mail = EmailMessage()
    mail["From"], mail["To"] = sender, due.address
    game = say(f"game-{due.kind}", due.lang)
    mail["Subject"] = say("mail-subject", due.lang, game=game, code=due.code)
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{site}/api/mail/{due.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058: mail programs offer a button
    mail.set_content(say("mail-body", due.lang, link=f"{site}/table.html?table={due.game}") + "\n")
    return mail


@dataclass(frozen=True, repr=False)
class MailServer:
    """Where mail is handed in. A password goes over TLS only."""

    host: str
    port: int
    tls: bool  # from the first byte; else as soon as the server offers it
    user: str
    password: str

    @classmethod
    def of(cls, url: str) -> "MailServer":
        """By its URL."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):
            port = 0
        if not port or not parts.hostname:
            raise WrongSetting(f"{PREFIX}SMTP must be smtp://user:password@host:port, or smtps:// for TLS at once.")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password)

    def send(self, mail: EmailMessage) -> None:
        """Hand a mail in; raises OSError (smtplib's errors are some) if that cannot be done."""
        context = ssl.create_default_context()
        if self.tls:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context) as server:
                self.hand_in(server, mail, is_safe=True)
            return
        with smtplib.SMTP(self.host, self.port, timeout=SECONDS) as server:
            server.ehlo()
            is_safe = server.has_extn("starttls")
            if is_safe:
                server.starttls(context=context)
            self.hand_in(server, mail, is_safe)

    def hand_in(self, server: smtplib.SMTP, mail: EmailMessage, is_safe: bool) -> None:
        """With the password, if there is one."""
        if self.user:
            if not is_safe:
                raise smtplib.SMTPException("The mail server offers no TLS, so it gets no password.")
            server.login(self.user, self.password)
        server.send_message(mail)


def check_mail_settings(settings: Settings) -> None:
    """Mail needs a sender and a place for its links."""
    if "@" not in settings.mail_from or not settings.site.startswith(("http://", "https://")):
        raise WrongSetting(
            f"{PREFIX}SMTP is set, so {PREFIX}MAIL_FROM must be the address that mail comes from, and {PREFIX}SITE the "
            "address of this server for browsers, such as https://istanbul.example."
        )
