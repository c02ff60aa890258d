#!/usr/bin/env bash
# Measures how strong the bots are: every figure of docs/ladder.md. All of it takes hours, most of them the expert's.
#
#   benchmarks/ladder.sh [NAME…]      all of them, or those whose names begin so: benchmarks/ladder.sh champion
#
# What was played is kept in the folder LADDER (ladder/ if not given), so that a run that was stopped goes on, and a
# second one only reports. A bot that has changed needs another folder: bots are known there by their names.
set -euo pipefail

arasta=${ARASTA:-.venv/bin/arasta}
folder=${LADDER:-ladder}
mkdir -p "$folder"

measure() {
    name=$1
    shift
    for wanted in "${names[@]}"; do
        [[ $name == "$wanted"* ]] || continue
        printf '\n== %s: arasta ladder --seed 1 %s\n' "$name" "$*"
        "$arasta" ladder --seed 1 --keep "$folder/$name.jsonl" --json "$@" >"$folder/$name.json"
        "$arasta" ladder --seed 1 --keep "$folder/$name.jsonl" "$@" # nothing is left to play: a table of the same
        break
    done
}

names=("${@:-}")

measure greedy-base --pair greedy:random --games 1000 --part 10

measure champion-base --pair champion:greedy --games 1000 --part 5
measure champion-mocha --pair champion:greedy --expansions mocha --games 1000 --part 5
measure champion-letters --pair champion:greedy --expansions letters --games 1000 --part 5
measure champion-bazaar --pair champion:greedy --expansions mocha,letters --games 1000 --part 4
measure champion-2 --pair champion:greedy --players 2 --games 1000 --part 5
measure champion-3 --pair champion:greedy --players 3 --games 1000 --part 5
measure champion-5 --pair champion:greedy --players 5 --games 1000 --part 5
measure champion-dice --pair champion:greedy --game dice --games 1000

# One process, so that the expert has all cores for each decision; a part is one game.
measure expert-base --pair expert:champion --games 200 --jobs 1 --part 1
measure expert-bazaar --pair expert:champion --expansions mocha,letters --games 200 --jobs 1 --part 1

measure levels-base --pair hard:normal,normal:easy --games 1000
measure levels-bazaar --pair hard:normal,normal:easy --expansions mocha,letters --games 1000
measure levels-dice --pair hard:normal,normal:easy --game dice --games 1000

measure ladder-base --bots random,greedy,champion --games 1000 --picture "$folder/ladder-base.svg"
measure ladder-dice --bots random,greedy,champion --game dice --games 1000 --picture "$folder/ladder-dice.svg"
