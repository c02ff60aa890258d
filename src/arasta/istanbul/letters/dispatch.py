"""Every effect of Letters & Seals: what it does, what may be chosen, what a choice does."""

from arasta.core.bits import bits, kinds_in
from arasta.core.compiling import rule
from arasta.istanbul.board import other_places
from arasta.istanbul.effects import Effect
from arasta.istanbul.encounters import serve, service_options
from arasta.istanbul.letters import auction, companion, kiosk, moves, post, seals, society
from arasta.istanbul.pieces import arrive

DIE_FACES = bits(range(1, 7))


@rule
def perform(s, effect, p, argument):
    """Effects that happen by themselves."""
    match effect:
        case Effect.DRAW_LETTERS:
            post.draw_letters(s, p, argument)
        case Effect.DRAW_LETTER:
            post.draw_letter(s, p)
        case Effect.OPEN_KIOSK:
            kiosk.open_kiosk(s, p)
        case Effect.CLOSE_KIOSK:
            kiosk.close_kiosk(s, p)
        case Effect.OPEN_AUCTION:
            auction.open_auction(s, p)
        case Effect.CLOSE_AUCTION:
            auction.close_auction(s, p)
        case Effect.SOCIETY_LIRA:
            society.society_lira(s, p)
        case Effect.COMPANION_TO_SUPPLY:
            companion.companion_to_supply(s, p)
        case Effect.DIE_LIRA:
            s.lira[p] += s.dice[0]  # KIOSK-16


@rule
def own_options(s, effect, p, argument):
    """The options of a decision."""
    match effect:
        case Effect.COMPANION_WALK:
            return companion.companion_options(s, p, argument)
        case Effect.RECALL_COMPANION:
            return companion.recall_options(s, p)
        case Effect.FAMILY_WALK:
            return moves.family_walk_options(s, p)
        case Effect.TO_MERCHANT:
            return moves.join_options(s, p)
        case Effect.TO_ANYWHERE:
            return other_places(s, s.merchant[p])
        case Effect.RELOCATE:
            return moves.relocate_options(s, p)
        case Effect.PAY_SEALS:
            return seals.seal_options(s, p, argument)
        case Effect.GIVE_LETTER:
            return post.give_letter_options(s, p)
        case Effect.PAY_LIRA_OR_LETTER:
            return post.pay_or_letter_options(s, p, argument)
        case Effect.CHOOSE_KIOSK_TILE:
            return s.kiosk_open
        case Effect.USE_KIOSK_TILE:
            return kiosk.use_tile_options(argument)
        case Effect.BID:
            return auction.bid_options(s, p, argument)
        case Effect.BID_MORE:
            return auction.bid_more_options(s, p)
        case Effect.SERVE_TOKEN:
            return service_options(s)
        case Effect.LETTER_DRAWN:
            return kinds_in(s.letter_supply)  # INFO-3
        case Effect.KIOSK_TILE_DRAWN:
            return s.kiosk_supply
        case Effect.ROLL_DIE:
            return DIE_FACES
    return 0


@rule
def resolve(s, effect, p, argument, option):
    """What the option chosen does."""
    match effect:
        case Effect.COMPANION_WALK:
            companion.move_companion(s, p, option)
        case Effect.RECALL_COMPANION:
            if option == companion.RECALL:
                companion.companion_to_supply(s, p)
        case Effect.FAMILY_WALK:
            moves.family_walk(s, p, option)
        case Effect.TO_MERCHANT:
            moves.join_merchant(s, p, option)
        case Effect.TO_ANYWHERE:
            arrive(s, p, option)
        case Effect.RELOCATE:
            moves.relocate(s, p, option)
        case Effect.PAY_SEALS:
            seals.pay_seals(s, p, argument, option)
        case Effect.GIVE_LETTER:
            post.discard_letter(s, p, option)
        case Effect.PAY_LIRA_OR_LETTER:
            post.pay_or_letter(s, p, argument, option)
        case Effect.CHOOSE_KIOSK_TILE:
            kiosk.choose_tile(s, p, option)
        case Effect.USE_KIOSK_TILE:
            kiosk.use_tile(s, p, argument, option)
        case Effect.BID:
            auction.make_bid(s, p, option)
        case Effect.BID_MORE:
            auction.raise_bid(s, p, auction.HIGHEST_BID + option)
        case Effect.SERVE_TOKEN:
            serve(s, p, option, False)
        case Effect.LETTER_DRAWN:
            post.receive_letter(s, p, option)
        case Effect.KIOSK_TILE_DRAWN:
            kiosk.reveal_tile(s, p, argument, option)
        case Effect.ROLL_DIE:
            s.dice[0] = option
            s.dice[1] = 0
