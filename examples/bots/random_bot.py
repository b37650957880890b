"""A bot for Portolan in plain Python: it plays any legal move. The protocol is in docs/bots.md.

npm run -s portolan -- sim --game specimen --players 2 --games 10 --bots "exec:python3 examples/bots/random_bot.py,greedy"
"""

import json
import random
import sys

PROTOCOL = 1


def choose(turn):
    """Your bot: `view` is what your seat sees, `entries` what happened since your last turn."""
    return random.choice(turn["legal"])


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": PROTOCOL, "name": "Random in Python"})
    elif message["type"] == "turn":
        send({"type": "move", "match": message["match"], "turn": message["turn"], "move": choose(message)})
    elif message["type"] == "refused":
        print("refused:", message["problem"], file=sys.stderr)
