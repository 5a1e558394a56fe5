package umpire.maumau;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A second, plain and slow implementation of Mau-Mau: the oracle of the differential tests.
///
/// It is written from the rule texts alone, with two piles and hands of cards lying on a table.
/// Cards are words such as `CN`, piles and hands are lists, and every rule is a method. It shares
/// nothing with the kernel, and must not: the agreement of two implementations is worth something
/// only as long as neither copies from the other.
public final class PlainMauMau {

  /// Replaces the score line if a card must be drawn and there is none (M8).
  public static final String OUT_OF_CARDS = "out of cards";

  /// Replaces the score line if a position has returned (M10).
  public static final String ENDLESS = "endless";

  /// One finished game.
  ///
  /// @param laid the cards on the discard pile in the order laid, opening card first
  /// @param winner seat of the winner, counted from 1; 0 without a result
  /// @param scores scores of players 1 to n; empty without a result
  /// @param turns turns taken; a skipped player has none, an unfinished one (M8) counts
  /// @param drawn cards drawn, penalties included, the dealing not
  /// @param penaltyDrawn cards drawn because of a seven
  /// @param turnOvers number of times the discard pile became the draw pile
  /// @param noResult empty, or why the game has no result
  /// @param passes turns that drew one card and did not lay it
  /// @param eights eights laid, neither as opening nor as winning card
  /// @param turnOversInPenalty turn-overs with cards of the same penalty still to be drawn
  /// @param jacksByRule4 jacks laid by rule 4 although rule 2 had a card to offer
  /// @param namedWithOnlyJacks suits named with only jacks left (M2)
  /// @param highestPenalty highest penalty of a laid seven, opening and winning cards not counted
  /// @param biggestHand most cards seen in one hand
  public record Outcome(
      List<String> laid,
      int winner,
      List<Integer> scores,
      int turns,
      int drawn,
      int penaltyDrawn,
      int turnOvers,
      String noResult,
      int passes,
      int eights,
      int turnOversInPenalty,
      int jacksByRule4,
      int namedWithOnlyJacks,
      int highestPenalty,
      int biggestHand) {

    /// The two lines of the classic output.
    public String lines() {
      String cards = String.join(" ", laid);
      if (!noResult.isEmpty()) {
        return cards + "\nNo result: " + noResult + "\n";
      }
      String points = scores.stream().map(String::valueOf).collect(Collectors.joining(" "));
      return cards + "\nScore: " + points + "\n";
    }
  }

  /// All that determines the rest of a game (section 3). Equal positions have equal futures.
  private record Position(
      int player, int penalty, String boundSuit, List<Set<String>> hands, List<String> row) {}

  /// Suits from high to low (rule 6).
  private static final List<String> SUITS = List.of("C", "S", "H", "D");

  private static final Map<String, Integer> VALUES =
      Map.of("S", 7, "E", 8, "N", 9, "T", 10, "J", 20, "Q", 3, "K", 4, "A", 11);

  private static final Map<Integer, Integer> CARDS_DEALT = Map.of(2, 7, 3, 6, 4, 5);

  private static final String NO_SUIT = "";

  private final List<List<String>> hands = new ArrayList<>();

  /// The draw pile, top card first.
  private final List<String> drawPile;

  /// The discard pile, bottom card first, so the open card is the last.
  private final List<String> discardPile = new ArrayList<>();

  /// Every card ever put on the discard pile, in order.
  private final List<String> laid = new ArrayList<>();

  private final Set<Position> earlierPositions = new HashSet<>();

  /// The player in turn, counted from 0.
  private int player = 0;

  /// Cards the player in turn has to draw because of an active seven.
  private int penalty = 0;

  /// The suit named with the open jack. An opening jack names none (M5).
  private String boundSuit = NO_SUIT;

  private Optional<Integer> winner = Optional.empty();
  private String noResult = "";

  private int turns;
  private int drawn;
  private int penaltyDrawn;
  private int turnOvers;
  private int passes;
  private int eights;
  private int turnOversInPenalty;
  private int jacksByRule4;
  private int namedWithOnlyJacks;
  private int highestPenalty;
  private int biggestHand;

  private PlainMauMau(int players, List<String> deck) {
    drawPile = new ArrayList<>(deck);
    deal(players);
    open();
  }

  /// Judges classic input and returns the classic output.
  public static String judge(String classicInput) {
    List<String> words = new ArrayList<>(List.of(classicInput.strip().split("\\s+")));
    int games = number(words.removeFirst());
    StringBuilder output = new StringBuilder();
    for (int game = 1; game <= games; game++) {
      if (words.size() < 33) {
        throw new IllegalArgumentException("game " + game + " of " + games + " is not complete");
      }
      int players = number(words.removeFirst());
      List<String> deck = List.copyOf(words.subList(0, 32));
      words.subList(0, 32).clear();
      output.append(play(players, deck).lines());
    }
    if (!words.isEmpty()) {
      throw new IllegalArgumentException("input after the last game");
    }
    return output.toString();
  }

  /// Plays one game; the deck has its top card first.
  public static Outcome play(int players, List<String> deck) {
    if (!CARDS_DEALT.containsKey(players)) {
      throw new IllegalArgumentException("2, 3 or 4 players, not " + players);
    }
    if (deck.size() != 32 || !new HashSet<>(deck).equals(allCards())) {
      throw new IllegalArgumentException("not a deck of 32 different cards");
    }
    return new PlainMauMau(players, deck).playToTheEnd();
  }

  private static int number(String word) {
    if (!word.matches("[0-9]+")) {
      throw new IllegalArgumentException("not a whole number");
    }
    return Integer.parseInt(word);
  }

  private static Set<String> allCards() {
    Set<String> cards = new HashSet<>();
    for (String suit : SUITS) {
      for (String rank : VALUES.keySet()) {
        cards.add(suit + rank);
      }
    }
    return cards;
  }

  // ---- The course of a game ----

  /// Deals one card at a time, the first one to player 1.
  private void deal(int players) {
    for (int seat = 0; seat < players; seat++) {
      hands.add(new ArrayList<>());
    }
    for (int round = 0; round < CARDS_DEALT.get(players); round++) {
      for (List<String> hand : hands) {
        hand.add(drawPile.removeFirst());
      }
    }
    biggestHand = hands.getFirst().size();
  }

  /// Opens the discard pile. The opening card acts as if a player had laid it (M4), except that a
  /// jack names no suit (M5).
  private void open() {
    String opening = drawPile.removeFirst();
    discardPile.add(opening);
    laid.add(opening);
    if (isSeven(opening)) {
      penalty = 2;
    }
    if (isEight(opening)) {
      player = seatAfter(player);
    }
  }

  private Outcome playToTheEnd() {
    while (winner.isEmpty() && noResult.isEmpty()) {
      boolean returned = !earlierPositions.add(position());
      if (returned) {
        noResult = ENDLESS;
      } else {
        takeTurn();
      }
    }
    return new Outcome(
        List.copyOf(laid),
        winner.map(seat -> seat + 1).orElse(0),
        scores(),
        turns,
        drawn,
        penaltyDrawn,
        turnOvers,
        noResult,
        passes,
        eights,
        turnOversInPenalty,
        jacksByRule4,
        namedWithOnlyJacks,
        highestPenalty,
        biggestHand);
  }

  private Position position() {
    List<Set<String>> handsAsSets = new ArrayList<>();
    for (List<String> hand : hands) {
      handsAsSets.add(Set.copyOf(hand));
    }
    List<String> row = new ArrayList<>(drawPile);
    row.addAll(discardPile);
    return new Position(player, penalty, boundSuit, handsAsSets, row);
  }

  private void takeTurn() {
    turns++;
    if (penalty > 0) {
      answerTheSeven();
    } else {
      answerTheOpenCard();
    }
  }

  /// Applies rule 1. Only a seven may be laid, so rule 4 has no effect here (M7).
  private void answerTheSeven() {
    List<String> sevens = hand().stream().filter(PlainMauMau::isSeven).toList();
    if (sevens.isEmpty()) {
      payThePenalty();
    } else {
      lay(best(sevens));
    }
  }

  /// Draws the penalty. The player lays nothing afterwards, and the seven has lost its effect
  /// (M12).
  private void payThePenalty() {
    int turnOversBefore = turnOvers;
    for (int due = penalty; due > 0; due--) {
      turnOversInPenalty += turnOvers - turnOversBefore;
      turnOversBefore = turnOvers;
      Optional<String> card = draw();
      if (card.isEmpty()) {
        noResult = OUT_OF_CARDS;
        return;
      }
      penaltyDrawn++;
    }
    penalty = 0;
    player = seatAfter(player);
  }

  private void answerTheOpenCard() {
    Optional<String> choice = chooseFromHand();
    if (choice.isPresent()) {
      lay(choice.get());
    } else {
      drawOneCard();
    }
  }

  /// Draws a card; if it fits, it is laid at once, even a jack (M3).
  private void drawOneCard() {
    Optional<String> card = draw();
    if (card.isEmpty()) {
      noResult = OUT_OF_CARDS;
    } else if (fits(card.get())) {
      lay(card.get());
    } else {
      passes++;
      player = seatAfter(player);
    }
  }

  // ---- The rules of decision ----

  /// Chooses by rules 2, 3 and 4.
  private Optional<String> chooseFromHand() {
    List<String> fitting = hand().stream().filter(this::fits).toList();
    List<String> jacks = fitting.stream().filter(PlainMauMau::isJack).toList();
    List<String> others = fitting.stream().filter(card -> !isJack(card)).toList();
    if (!jacks.isEmpty() && !others.isEmpty() && neighbourHasOneCard()) {
      jacksByRule4++;
      return Optional.of(best(jacks));
    }
    if (!others.isEmpty()) {
      return Optional.of(best(others));
    }
    if (!jacks.isEmpty()) {
      return Optional.of(best(jacks));
    }
    return Optional.empty();
  }

  /// Whether the neighbour has one card. Rule 4 looks at the neighbour in seat order, for every
  /// card about to be laid (M1).
  private boolean neighbourHasOneCard() {
    return hands.get(seatAfter(player)).size() == 1;
  }

  /// Applies rule 5, after the jack has left the hand. All suits at zero is also a tie (M2).
  private String suitHeldMost() {
    List<String> others = hand().stream().filter(card -> !isJack(card)).toList();
    if (others.isEmpty()) {
      namedWithOnlyJacks++;
    }
    String most = SUITS.getFirst();
    for (String suit : SUITS) {
      // Only a larger count replaces the suit: at a tie the higher suit, met before, remains.
      if (count(suit, others) > count(most, others)) {
        most = suit;
      }
    }
    return most;
  }

  private static long count(String suit, List<String> cards) {
    return cards.stream().filter(card -> suit(card).equals(suit)).count();
  }

  /// Rules 2 and 6: the highest value, and of those the highest suit.
  private static String best(List<String> cards) {
    Comparator<String> byValue = Comparator.comparing(PlainMauMau::value);
    Comparator<String> bySuit = Comparator.comparing(card -> -SUITS.indexOf(suit(card)));
    return Collections.max(cards, byValue.thenComparing(bySuit));
  }

  // ---- The rules of playing ----

  /// Whether a card may be laid on the open card, no seven being active.
  private boolean fits(String card) {
    String open = discardPile.getLast();
    if (isJack(card)) {
      return !isJack(open);
    }
    if (isJack(open)) {
      return boundSuit.equals(NO_SUIT) || suit(card).equals(boundSuit);
    }
    return suit(card).equals(suit(open)) || rank(card).equals(rank(open));
  }

  private void lay(String card) {
    hand().remove(card);
    discardPile.add(card);
    laid.add(card);
    if (hand().isEmpty()) {
      // The action of the last card is not carried out.
      winner = Optional.of(player);
    } else {
      carryOut(card);
    }
  }

  private void carryOut(String card) {
    boundSuit = isJack(card) ? suitHeldMost() : NO_SUIT;
    if (isSeven(card)) {
      penalty += 2;
      highestPenalty = Math.max(highestPenalty, penalty);
    }
    player = seatAfter(player);
    if (isEight(card)) {
      eights++;
      player = seatAfter(player);
    }
  }

  /// Draws a card into the hand of the player in turn, if there is one to draw.
  private Optional<String> draw() {
    if (drawPile.isEmpty()) {
      // When the last card was drawn there was nothing to turn over; there may be now (M9).
      turnOver();
    }
    if (drawPile.isEmpty()) {
      return Optional.empty();
    }
    String card = drawPile.removeFirst();
    hand().add(card);
    drawn++;
    biggestHand = Math.max(biggestHand, hand().size());
    if (drawPile.isEmpty()) {
      turnOver();
    }
    return Optional.of(card);
  }

  /// Turns the discard pile over: the open card remains, and the cards under it become the draw
  /// pile, the bottom card on top.
  private void turnOver() {
    if (discardPile.size() > 1) {
      String open = discardPile.removeLast();
      drawPile.addAll(discardPile);
      discardPile.clear();
      discardPile.add(open);
      turnOvers++;
    }
  }

  // ---- The score ----

  private List<Integer> scores() {
    if (winner.isEmpty()) {
      return List.of();
    }
    int factor = isJack(laid.getLast()) ? 2 : 1;
    List<Integer> scores = new ArrayList<>();
    for (List<String> hand : hands) {
      scores.add(factor * hand.stream().mapToInt(PlainMauMau::value).sum());
    }
    return List.copyOf(scores);
  }

  // ---- Cards and seats ----

  private List<String> hand() {
    return hands.get(player);
  }

  private int seatAfter(int seat) {
    return (seat + 1) % hands.size();
  }

  private static String suit(String card) {
    return card.substring(0, 1);
  }

  private static String rank(String card) {
    return card.substring(1);
  }

  private static int value(String card) {
    return VALUES.get(rank(card));
  }

  private static boolean isSeven(String card) {
    return rank(card).equals("S");
  }

  private static boolean isEight(String card) {
    return rank(card).equals("E");
  }

  private static boolean isJack(String card) {
    return rank(card).equals("J");
  }
}
