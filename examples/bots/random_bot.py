#!/usr/bin/env python3
"""Plays any game: chooses one of the listed legal events at random. See docs/bots.md."""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["ask"] == "hello":
        print(json.dumps({"v": 2}), flush=True)
    elif message["ask"] == "move":
        chance = random.Random(message["seed"])
        event = chance.choice(message["facts"]["legal"])
        print(json.dumps({"id": message["id"], "event": event}), flush=True)
