"""Mails that ask whether an address is somebody's own, or say that it is their turn; and the server they are given to.

They say nothing that other people wrote, so that nobody can send strangers messages through them. The one secret in
them is the key by which whoever gets them says yes or no. The link leads to the table, and only the browser that has
the token can play there.
"""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from arasta.play.text.language import say
from arasta.server.settings import PREFIX, Settings, WrongSetting
from arasta.server.store.addresses import ConfirmationMail, TurnMail

PORTS = {"smtp": 587, "smtps": 465}
SECONDS = 20.0  # for the mail server to answer


def turn_mail(due: TurnMail, sender: str, site: str) -> EmailMessage:
    """It is your turn."""
    game = say(f"game-{due.kind}", due.lang)
    subject = say("mail-subject", due.lang, game=game, code=due.code)
    link, stop = f"{site}/table.html?table={due.game}", page_of(due, site)
    return mail_to(due, sender, site, subject, say("mail-body", due.lang, link=link, stop=stop))


def confirmation_mail(asked: ConfirmationMail, sender: str, site: str) -> EmailMessage:
    """Is this address yours, and do you want to be told of your turns?"""
    body = say("mail-confirm-body", asked.lang, site=site, link=page_of(asked, site))
    return mail_to(asked, sender, site, say("mail-confirm-subject", asked.lang), body)


def page_of(to: TurnMail | ConfirmationMail, site: str) -> str:
    """Where whoever gets the mail says yes or no, without a login. The key stands where no server logs it."""
    return f"{site}/mail.html#{to.key}"


def mail_to(to: TurnMail | ConfirmationMail, sender: str, site: str, subject: str, body: str) -> EmailMessage:
    """A mail with the way out that mail programs offer as a button (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to.address, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{site}/api/mail/{to.key}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(body + "\n")
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
