#!/usr/bin/env python3
"""Plays cribbage for two: discards for the best average over every starter, for or against the crib.

In the play it maximizes the points of a card, less the average points of the other player's reply. See docs/bots.md.
"""
import json
import sys
from functools import cache
from itertools import combinations

RANKS = "A23456789TJQK"
DECK = [rank + suit for rank in RANKS for suit in "CDHS"]

# Average points of a crib with two cards of these ranks, in hundredths of a point: one line per higher rank, from the ace, one
# number per lower rank. Umpire computed it (bench/tables); the other player discards as its strategy `rules` does.
OWN = """
536
438 582
458 695 597
533 468 501 578
540 545 601 647 861
390 400 381 391 653 580
391 402 386 388 605 507 613
389 381 402 403 546 484 672 559
345 375 373 378 534 510 416 477 508
343 361 366 363 649 313 319 384 417 468
363 381 386 383 673 331 344 340 383 436 513
340 358 364 360 649 307 321 322 294 331 450 458
336 354 360 356 641 304 318 318 295 272 375 331 445
"""
OTHERS = """
572
459 610
475 710 651
569 496 559 620
610 618 668 713 961
472 484 468 512 744 697
461 479 478 451 700 635 696
464 469 474 466 638 576 762 650
445 456 459 454 634 622 527 585 635
423 440 448 433 755 434 430 498 543 599
452 469 477 462 789 460 463 457 513 568 659
417 434 443 427 749 423 428 428 414 456 573 578
407 425 433 418 736 414 419 418 410 390 495 443 553
"""


def table(text):
    return [[int(word) / 100 for word in line.split()] for line in text.split("\n")[1:-1]]


CRIB = {True: table(OWN), False: table(OTHERS)}


def rank(card):
    return RANKS.index(card[0])


def value(card):
    return min(10, rank(card) + 1)


def run_of(ranks):
    """Whether different ranks follow each other without a gap."""
    return len(set(ranks)) == len(ranks) and max(ranks) - min(ranks) == len(ranks) - 1


# The show.


@cache
def by_ranks(ranks):
    """Returns the points of five ranks for fifteens, pairs and runs."""
    points, longest = 0, 0
    for size in (5, 4, 3, 2):
        for some in combinations(ranks, size):
            fifteen = sum(min(10, one + 1) for one in some) == 15
            points += 2 * fifteen + 2 * (size == 2 and some[0] == some[1])
            if size >= max(3, longest) and run_of(some):
                longest = size
                points += size
    return points


def show(four, starter, crib=False):
    points = by_ranks(tuple(sorted(map(rank, [*four, starter]))))
    if len({card[1] for card in four}) == 1:
        points += 5 if starter[1] == four[0][1] else 0 if crib else 4
    return points + ("J" + starter[1] in four)


# The discard.


def discard(event, hand, own_crib):
    thrown = event.split()[1:]
    kept = [card for card in hand if card not in thrown]
    starters = [card for card in DECK if card not in hand]
    mean = sum(show(kept, starter) for starter in starters) / len(starters)
    high, low = sorted(map(rank, thrown), reverse=True) if len(thrown) == 2 else (0, 0)
    return mean + (1 if own_crib else -1) * CRIB[own_crib][high][low]


# The play.


def makes(pile, card):
    """Returns the points of a card on the face-up pile, without those for a go."""
    cards = [*pile, card]
    count = sum(map(value, cards))
    if count > 31:
        return 0
    points = 2 * (count in (15, 31))
    alike = 1
    while alike < len(cards) and cards[-alike - 1][0] == card[0]:
        alike += 1
    points += alike * (alike - 1)
    runs = [size for size in range(3, len(cards) + 1) if run_of([rank(one) for one in cards[-size:]])]
    return points + max(runs, default=0)


def lay(event, facts, seen):
    card = event.split()[1]
    pile = facts["cards"]["faceUp"]
    unseen = [other for other in DECK if other not in seen]
    held = max(len(seat["hand"]) for seat in facts["seats"] if seat["name"] != facts["seat"])
    answers = sum(makes([*pile, card], other) for other in unseen) / len(unseen)
    return makes(pile, card) - held * answers + value(card) / 20


# The questions.


def answer(facts):
    me = next(seat for seat in facts["seats"] if seat["name"] == facts["seat"])
    seen = [card for seat in facts["seats"] for card in seat["hand"] + seat["own"]["laid"]]
    seen += me["own"]["thrown"] + facts["cards"]["starter"]
    verb = facts["legal"][0].split()[0]
    if verb == "discard":
        own_crib = facts["table"]["dealer"] == facts["seat"]
        return max(facts["legal"], key=lambda event: discard(event, me["hand"], own_crib))
    if verb == "lay":
        return max(facts["legal"], key=lambda event: lay(event, facts, seen))
    if verb == "count":
        crib = facts["cards"]["crib"]
        return f"count {show(crib or me['own']['laid'], facts['cards']['starter'][0], bool(crib))}"
    return facts["legal"][0]


for line in sys.stdin:
    message = json.loads(line)
    if message["ask"] == "hello":
        print(json.dumps({"v": 2}), flush=True)
    elif message["ask"] == "move":
        event = answer(message["facts"])
        print(json.dumps({"id": message["id"], "event": event}), flush=True)
