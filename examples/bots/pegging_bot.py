#!/usr/bin/env python3
"""Plays cribbage: makes a fifteen, thirty-one or pair if possible, or else plays the highest card."""
import json
import sys


def value(card):
    return "A23456789TJQK".index(card[0]) + 1 if card[0] not in "JQK" else 10


def merit(event, facts):
    verb, *cards = event.split()
    if verb != "lay":
        return sum(value(card) == 10 for card in cards)
    card, pile = cards[0], facts["cards"]["faceUp"]
    count = facts["table"]["count"] + value(card)
    pair = bool(pile) and pile[-1][0] == card[0]
    return 100 * (count in (15, 31)) + 100 * pair + value(card)


for line in sys.stdin:
    message = json.loads(line)
    if message["ask"] == "hello":
        print(json.dumps({"v": 2}), flush=True)
    elif message["ask"] == "move":
        facts = message["facts"]
        event = max(facts["legal"], key=lambda event: merit(event, facts))
        print(json.dumps({"id": message["id"], "event": event}), flush=True)
