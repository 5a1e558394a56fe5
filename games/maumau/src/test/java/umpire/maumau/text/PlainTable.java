package umpire.maumau.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.profile.Profile;

/// A plain second implementation of a match of Mau-Mau, from
/// `docs/decisions/0111-complete-maumau.md`, with cards as words and two real piles, for
/// comparison. It knows every card, and takes events in the canonical words of the record.
final class PlainTable {

  private static final List<String> SUITS = List.of("clubs", "spades", "hearts", "diamonds");

  private final Profile rules;
  private final int players;
  final int[] points;
  final int[] won;
  private int deals;

  /// The finishing ranks of every deal that had a winner, by seat.
  private final List<List<Integer>> places = new ArrayList<>();

  private final List<List<String>> hands = new ArrayList<>();
  private final Deque<String> drawPile = new ArrayDeque<>();
  private final List<String> discardPile = new ArrayList<>();
  private final List<Integer> out = new ArrayList<>();
  private String wish = "";
  private int direction;
  private int due;
  private boolean skipOpen;
  private String drawn = "";
  private int player;

  /// The player who may be caught for a forgotten call, and those out of the match.
  private int forgetter = -1;

  private final List<Integer> gone = new ArrayList<>();
  private int first;

  /// The player who draws now, the number of cards still to draw, and the reason.
  private int taker;

  private int missing;
  private String why = "";

  /// The next step: `deal`, `move`, `shuffle` or `over`.
  String awaited = "deal";

  PlainTable(Profile rules, int players) {
    this.rules = rules;
    this.players = players;
    points = new int[players];
    won = new int[players];
    for (int i = 0; i < players; i++) {
      hands.add(new ArrayList<>());
    }
  }

  int toAct() {
    return awaited.equals("move") ? player : -1;
  }

  void event(String words) {
    List<String> parts = List.of(words.split(" "));
    List<String> cards = parts.subList(1, parts.size());
    int caught = forgetter;
    forgetter = -1;
    switch (parts.getFirst()) {
      case "deck" -> deal(cards);
      case "shuffle" -> {
        List<String> open = List.of(discardPile.removeLast());
        check(new TreeSet<>(cards).equals(new TreeSet<>(discardPile)), "shuffled cards");
        drawPile.addAll(cards);
        discardPile.clear();
        discardPile.addAll(open);
        awaited = "move";
        take();
      }
      case "call-off" -> finish(-1);
      case "lay" -> lay(parts);
      case "draw" -> draw(due > 0 ? due : 1, due > 0 ? "seven" : "turn", player);
      case "catch" -> draw(rules.number("call"), "call", caught);
      case "pass" -> {
        skipOpen = false;
        next();
      }
      default -> throw new AssertionError(words);
    }
  }

  private static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  private int playing() {
    return players - gone.size();
  }

  private int handSize() {
    if (!rules.is("hand", "by-players")) {
      return rules.number("hand");
    }
    return rules.is("deck", "32")
        ? List.of(7, 6, 5, 4).get(playing() - 2)
        : List.of(7, 6, 5, 5, 5, 5, 5).get(playing() - 2);
  }

  private void deal(List<String> deck) {
    check(deck.size() == rules.number("deck"), "cards of the deck");
    hands.forEach(List::clear);
    drawPile.clear();
    discardPile.clear();
    out.clear();
    wish = "";
    direction = 1;
    due = 0;
    skipOpen = false;
    drawn = "";
    awaited = "move";
    int at = 0;
    for (int round = 0; round < handSize(); round++) {
      for (int i = 0; i < players; i++) {
        if (!gone.contains((first + i) % players)) {
          hands.get((first + i) % players).add(deck.get(at++));
        }
      }
    }
    String open = deck.get(at++);
    discardPile.add(open);
    drawPile.addAll(deck.subList(at, deck.size()));
    player = first;
    if (isWild(open)) {
      wish = rules.is("opening-jack", "free") ? "" : suitName(open);
    } else if (rules.is("opening-card", "acts")) {
      if (rank(open) == 'S') {
        due = rules.number("seven-cards");
      } else if (skips(open)) {
        player = follower(first);
      } else if (rank(open) == 'E' && rules.is("eight", "answered")) {
        skipOpen = true;
      } else if (reverses(open) && playing() > 2) {
        direction = -1;
      }
    }
  }

  private static char rank(String card) {
    return card.charAt(1);
  }

  private boolean isWild(String card) {
    return rank(card)
        == switch (rules.value("wild")) {
          case "eight" -> 'E';
          case "nine" -> 'N';
          default -> 'J';
        };
  }

  private static String suitName(String card) {
    return SUITS.stream()
        .filter(suit -> suit.toUpperCase(java.util.Locale.ROOT).charAt(0) == card.charAt(0))
        .findFirst()
        .orElseThrow();
  }

  private boolean skips(String card) {
    return (rank(card) == 'E' && rules.is("eight", "skip"))
        || (rank(card) == 'A' && rules.is("ace", "skip"));
  }

  private boolean reverses(String card) {
    return switch (rank(card)) {
      case 'N' -> rules.is("reverse", "nine");
      case 'T' -> rules.is("reverse", "ten");
      case 'Q' -> rules.is("reverse", "queen");
      case 'K' -> rules.is("reverse", "king");
      case 'A' -> rules.is("reverse", "ace");
      default -> false;
    };
  }

  private String open() {
    return discardPile.getLast();
  }

  private int follower(int of) {
    int seat = of;
    do {
      seat = Math.floorMod(seat + direction, players);
    } while (out.contains(seat) || gone.contains(seat));
    return seat;
  }

  private void next() {
    drawn = "";
    player = follower(player);
  }

  /// All legal moves of the player to act, in words.
  Set<String> legal() {
    var legal = new TreeSet<String>();
    if (!awaited.equals("move")) {
      return legal;
    }
    List<String> hand = hands.get(player);
    boolean couldLay = false;
    for (String card : hand) {
      if (mayLay(card, hand.size()) && (drawn.isEmpty() || drawn.equals(card))) {
        couldLay = true;
        for (String suit : isWild(card) ? SUITS : List.of("")) {
          String words = ("lay " + card + " " + suit).strip();
          legal.add(words);
          legal.add((words + " " + due(card, hand.size() - 1)).strip());
        }
      }
    }
    if (forgetter >= 0 && forgetter != player) {
      legal.add("catch");
    }
    boolean cardsLeft = !drawPile.isEmpty() || discardPile.size() > 1;
    boolean until = rules.is("drawn-card", "until");
    if (skipOpen) {
      legal.add("pass");
    } else if (due > 0) {
      legal.add("draw");
    } else if (drawn.isEmpty()) {
      if (!couldLay || (rules.is("draw-by-choice", "yes") && cardsLeft)) {
        legal.add("draw");
      }
    } else if (until && !couldLay) {
      legal.add("draw");
    } else if (rules.is("drawn-card", "kept")) {
      legal.add("pass");
    }
    return legal;
  }

  /// The call due with a card after which `left` cards remain; empty if none is due.
  private String due(String card, int left) {
    if (rules.number("call") == 0 || left > 1) {
      return "";
    }
    return switch (rules.value("call-with") + left) {
      case "one-left1", "both1" -> "mau";
      case "last0" -> isWild(card) ? "mau-mau" : "mau";
      case "both0" -> "mau-mau";
      default -> "";
    };
  }

  private boolean mayBeLast(String card) {
    boolean jack = isWild(card);
    if (jack && rules.is("jack-last", "no")) {
      return false;
    }
    boolean acts =
        jack
            || rank(card) == 'S'
            || (rank(card) == 'E' && !rules.is("eight", "plain"))
            || (rank(card) == 'A' && !rules.is("ace", "plain"))
            || reverses(card);
    return !(rules.is("last-card", "no-ace") && rank(card) == 'A')
        && !(rules.is("last-card", "plain") && acts);
  }

  private boolean mayLay(String card, int held) {
    boolean jack = isWild(card);
    if (held == 1 && !mayBeLast(card)) {
      return false;
    }
    if (due > 0) {
      return (rank(card) == 'S' && !rules.is("seven-answer", "none"))
          || (jack && rules.is("jack-on-seven", "stops"));
    }
    if (skipOpen) {
      return rank(card) == 'E';
    }
    if (isWild(open())) {
      return jack ? rules.is("jack-on-jack", "yes") : wish.isEmpty() || wish.equals(suitName(card));
    }
    return jack || rank(card) == rank(open()) || card.charAt(0) == open().charAt(0);
  }

  private void lay(List<String> parts) {
    String card = parts.get(1);
    int who = player;
    check(hands.get(who).remove(card), "card in hand");
    discardPile.add(card);
    drawn = "";
    skipOpen = false;
    int left = hands.get(who).size();
    boolean forgets = !due(card, left).isEmpty() && !parts.getLast().equals(due(card, left));
    if (left == 0 && !forgets) {
      out.add(who);
      if (rules.is("end", "first") || out.size() == playing() - 1) {
        payLast(card, who);
        finish(out.getFirst());
        return;
      }
    }
    boolean two = !out.contains(who) && playing() - out.size() == 2;
    if (isWild(card)) {
      due = 0;
      wish = parts.get(2);
    } else if (rank(card) == 'S') {
      due = dueAfterSeven();
    } else if (rank(card) == 'E' && rules.is("eight", "answered")) {
      skipOpen = true;
    }
    if (reverses(card) && !two) {
      direction = -direction;
    }
    boolean again = (rank(card) == 'A' && rules.is("ace", "again")) || (reverses(card) && two);
    if (!again || out.contains(who)) {
      player = follower(who);
    }
    if (skips(card)) {
      player = follower(player);
    }
    if (forgets && rules.is("caught", "players")) {
      forgetter = who;
    } else if (forgets) {
      draw(rules.number("call"), "call", who);
    }
  }

  private int dueAfterSeven() {
    return due > 0 && rules.is("seven-answer", "double")
        ? 2 * due
        : due + rules.number("seven-cards");
  }

  /// Makes the next player draw for a seven that ends the deal; no pile is shuffled for it.
  private void payLast(String card, int who) {
    if (rules.is("end", "first") && rank(card) == 'S' && rules.is("last-seven", "paid")) {
      List<String> hand = hands.get(follower(who));
      for (int missing = dueAfterSeven(); missing > 0; missing--) {
        if (drawPile.isEmpty() && rules.is("exhausted", "turned")) {
          turnOver();
        }
        if (!drawPile.isEmpty()) {
          hand.add(drawPile.removeFirst());
        }
      }
    }
  }

  private void turnOver() {
    String open = discardPile.removeLast();
    drawPile.addAll(discardPile);
    discardPile.clear();
    discardPile.add(open);
  }

  private void draw(int cards, String reason, int who) {
    taker = who;
    missing = cards;
    why = reason;
    take();
  }

  private void take() {
    int before = hands.get(taker).size();
    while (missing > 0) {
      if (drawPile.isEmpty() && discardPile.size() == 1) {
        if (rules.is("nothing-left", "no-result")) {
          finish(-1);
          return;
        }
        missing = 0;
        if (why.equals("turn")) {
          next();
          return;
        }
        break;
      }
      if (drawPile.isEmpty()) {
        if (rules.is("exhausted", "shuffled")) {
          awaited = "shuffle";
          return;
        }
        turnOver();
      }
      hands.get(taker).add(drawPile.removeFirst());
      missing--;
    }
    if (why.equals("seven")) {
      due = 0;
      next();
    } else if (why.equals("turn") && hands.get(taker).size() >= before) {
      String card = hands.get(taker).getLast();
      boolean over =
          switch (rules.value("drawn-card")) {
            case "never" -> true;
            case "laid" -> !mayLay(card, 2);
            default -> false;
          };
      if (over) {
        next();
      } else {
        drawn = card;
      }
    }
  }

  private void finish(int winner) {
    deals++;
    if (winner >= 0) {
      won[winner]++;
      int factor = isWild(open()) && rules.is("doubling", "jack") ? 2 : 1;
      var ranked = new ArrayList<Integer>();
      for (int i = 0; i < players; i++) {
        int value = hands.get(i).stream().mapToInt(this::value).sum() * factor;
        ranked.add(out.contains(i) ? out.indexOf(i) + 1 : playing());
        switch (rules.value("score")) {
          case "left" -> points[i] += value;
          case "collected" -> points[winner] += value;
          default -> points[i] += factor * (playing() - ranked.get(i));
        }
      }
      places.add(ranked);
    }
    int reached = 0;
    for (int i = 0; i < players; i++) {
      boolean limit = points[i] >= rules.number("limit");
      reached += limit ? 1 : 0;
      if (limit && rules.is("match", "elimination") && !gone.contains(i)) {
        gone.add(i);
      }
    }
    boolean over =
        switch (rules.value("match")) {
          case "deals" -> deals == rules.number("deals");
          case "limit" -> reached > 0;
          default -> reached == players - 1;
        };
    awaited = over ? "over" : "deal";
    do {
      first = (first + 1) % players;
    } while (gone.contains(first));
  }

  /// The winner of the match, or -1.
  int winner() {
    var order = new ArrayList<Integer>();
    for (int i = 0; i < players; i++) {
      order.add(i);
    }
    order.sort(this::ahead);
    return ahead(order.get(0), order.get(1)) < 0 ? order.get(0) : -1;
  }

  /// Negative if the first is ahead of the second.
  private int ahead(int one, int other) {
    int more = Integer.compare(points[other], points[one]);
    if (more != 0) {
      return rules.is("score", "left") ? -more : more;
    }
    if (!rules.is("score", "places")) {
      return Integer.compare(won[other], won[one]);
    }
    for (int place = 1; place <= players; place++) {
      int often = Integer.compare(often(other, place), often(one, place));
      if (often != 0) {
        return often;
      }
    }
    return places.isEmpty()
        ? 0
        : Integer.compare(places.getLast().get(one), places.getLast().get(other));
  }

  private int often(int seat, int place) {
    return (int) places.stream().filter(deal -> deal.get(seat) == place).count();
  }

  private int value(String card) {
    boolean skat = rules.is("values", "skat");
    if (rules.is("values", "count")) {
      return 1;
    }
    if (rules.is("values", "jack-two")) {
      return rank(card) == 'J' ? 2 : 1;
    }
    return switch (rank(card)) {
      case 'A' -> 11;
      case 'T' -> 10;
      case 'K' -> 4;
      case 'Q' -> 3;
      case 'J' -> skat ? 2 : 20;
      case 'N' -> skat ? 0 : 9;
      case 'E' -> skat ? 0 : 8;
      case 'S' -> skat ? 0 : 7;
      default -> skat ? 0 : rank(card) - '0';
    };
  }

  /// The hand of a player in any order.
  List<String> hand(int seat) {
    var hand = new ArrayList<>(hands.get(seat));
    Collections.sort(hand);
    return hand;
  }
}
