"""The numbers of the component tables that texts mention, by the names they have there, module by module.

Every text may use them, so that no translator has to copy a number and no text can disagree with the rules.
"""

from arasta.istanbul.modules import joined

FIGURES: dict[str, int] = joined("figures", "FIGURES", __package__)
