"""What a census of the base game must know: actions that never come up."""

NEVER = {
    "return 7": "no assistant ever lies on 7 (ASSIST-7)",
    "send 12": "a family member cannot be sent to where it is (P12-3)",
    "turn 4": "turning a 4 to 4 changes nothing (ROLL-3)",
}
