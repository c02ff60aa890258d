"""What texts about the decision at hand may name: places, goods, tokens, tiles, and numbers still due."""

from collections.abc import Sequence

from arasta.istanbul.base.words import Place
from arasta.istanbul.letters.words import Effect
from arasta.istanbul.tables import CARD_TABLE, TOKEN_TABLE
from arasta.play.naming import Values, name_of, named, seat_name
from arasta.play.showing import View

PILES = (Place.LARGE_MARKET, Place.SMALL_MARKET)  # of demand tiles
REWARD_CARDS = {  # by row of rewards, the card whose dice bring them
    argument: row.slug for row in CARD_TABLE for effect, argument in row.effect if effect == Effect.REWARD_DICE
}
NUMBERS = frozenset({"nearest", "farthest", "goods", "price", "second", "given", "left", "steps", "due", "tiles"})


def decision_values(view: View, language: str, people: Sequence[str]) -> Values:
    """The values of the decision's argument, and what else lies on the table for its kind of decision."""
    decision = view["decision"]
    if decision is None:
        return {}
    values: Values = {word: number for word, number in decision.items() if word in NUMBERS}
    for word, value in decision.items():
        match word:
            case "place" | "mosque" | "market":
                values |= named("place", "place", str(value), language)
            case "pile":
                values |= named("place", "place", str(PILES[value]), language)
            case "tile":
                values |= named("tile", "kiosk", str(value), language)
            case "permitted":
                values["permitted"] = ", ".join(name_of("good", good, language) for good in value)
            case "roll_for":
                values |= roll_values(view, value, language)
    return values | table_values(view, language, people)


def roll_values(view: View, follows: View, language: str) -> Values:
    """What the dice are for."""
    match follows:
        case {"token": token}:
            return named("token", "token", TOKEN_TABLE[token].slug, language)
        case {"merchant": merchant}:
            return named("place", "place", str(view["neutral_merchants"][merchant]), language)
        case {"number": number}:
            return {"number": number}
        case {"row": row}:
            return named("card", "card", REWARD_CARDS[row], language)
    return {}


def table_values(view: View, language: str, people: Sequence[str]) -> Values:
    """What lies on the table and matters for the decision at hand."""
    match view["decision"]["kind"]:
        case "move":
            return named("place", "place", str(view["players"][view["to_act"]]["merchant"]), language)
        case "assistant" | "pay_merchants" | "encounters":
            return named("place", "place", str(view["here"]), language)
        case "take_card":
            return named("card", "card", view["discard"][-1], language)
        case "sell":
            return {"sold": sum(view["sold"].values())}
        case "change_dice":
            return {"dice": " ".join(str(face) for face in view["dice"] if face)}
        case "act_beside":
            one, other = (str(place) for place in view["barrier"])
            return named("one", "place", one, language) | named("other", "place", other, language)
        case "bid":
            bidder = "" if view["bidder"] is None else seat_name(view["bidder"], language, people)
            return {"bid": view["bid"] or 0, "bidder": bidder}
    return {}
