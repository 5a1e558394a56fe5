package umpire.cribbage.pegging;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A second, plain and slow implementation of cribbage pegging: the oracle of the differential
/// tests.
///
/// It is written from the rule texts alone. A deal is first read whole, since only then the hands
/// are known (C19): a player holds the cards that they lay from there on. Then the plays are walked
/// through; before each one, the player in turn is determined, and after each one the points are
/// counted by looking at the cards that lie face up. It shares nothing with the kernel, and must
/// not.
///
/// A fault is an [IllegalArgumentException] whose message begins with `line N: `.
public final class PlainPegging {

  /// One line of a deal.
  ///
  /// @param line number of the line, blank lines counted, from 1
  /// @param player from 1 to n
  /// @param card rank then suit
  private record Play(int line, int player, String card) {}

  /// A line that is not blank.
  private record Line(int number, List<String> fields) {}

  /// Ranks from low to high; the index in this string is the rank (C11).
  private static final String RANKS = "A23456789TJQK";

  private static final String SUITS = "CDHS";

  private static final int FULL = 31;

  private static final int HAND = 4;

  private final int players;

  /// All plays of the deal, in order.
  private final List<Play> plays;

  private final int[] points;

  /// Cards of the present count, in the order laid.
  private final List<String> faceUp = new ArrayList<>();

  /// The number of plays made.
  private int made;

  private PlainPegging(int players, List<Play> plays) {
    this.players = players;
    this.plays = plays;
    this.points = new int[players + 1];
  }

  /// Judges classic input and returns the classic output.
  public static String judge(String classicInput) {
    List<Line> lines = linesWithText(classicInput);
    StringBuilder output = new StringBuilder();
    while (!lines.isEmpty()) {
      int players = readPlayers(lines.getFirst());
      List<Play> plays = readPlays(players, lines);
      output.append(new PlainPegging(players, plays).score()).append("\n");
      lines.subList(0, 1 + HAND * players).clear();
    }
    return output.toString();
  }

  /// A card laid or held by a player, from 1 to n.
  public record Owned(int player, String card) {}

  /// The points of the last card laid, the count with it, and the player who lays after it: 0 if
  /// there is none.
  public record Made(int points, int count, int next) {}

  /// Evaluates a play that need not be over.
  ///
  /// @param laid the cards laid, in order
  /// @param held the cards that are still in the hands
  public static Made made(int players, List<Owned> laid, List<Owned> held) {
    List<Play> plays = new ArrayList<>();
    for (Owned each : laid) {
      plays.add(new Play(0, each.player(), each.card()));
    }
    for (Owned each : held) {
      plays.add(new Play(0, each.player(), each.card()));
    }
    var pegging = new PlainPegging(players, plays);
    int points = 0;
    int count = 0;
    for (int i = 0; i < laid.size(); i++) {
      count = pegging.sum() + value(laid.get(i).card());
      points = pegging.lay(plays.get(i));
    }
    int next = held.isEmpty() ? 0 : pegging.playerInTurn(laid.getLast().player());
    return new Made(points, count, next);
  }

  // ---- Reading: errors that a line shows alone (C22) ----

  /// Skips blank lines, but counts them (C26).
  private static List<Line> linesWithText(String input) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String text : input.split("\n")) {
      number++;
      if (!text.isBlank()) {
        lines.add(new Line(number, List.of(text.strip().split("[ \t]+"))));
      }
    }
    return lines;
  }

  private static int readPlayers(Line line) {
    if (line.fields().size() > 1) {
      throw fault(line.number(), "a number of players is due");
    }
    return wholeNumber(line.fields().getFirst(), 2, 13)
        .orElseThrow(() -> fault(line.number(), "the number of players must be 2 to 13"));
  }

  /// Reads the plays after the line with the number of players.
  private static List<Play> readPlays(int players, List<Line> lines) {
    List<Play> plays = new ArrayList<>();
    for (int i = 1; i <= HAND * players; i++) {
      if (i == lines.size()) {
        throw fault(
            lines.getLast().number(),
            "the input ends after " + plays.size() + " of " + HAND * players + " plays");
      }
      Play play = readPlay(players, lines.get(i));
      refuseRepeatedCard(play, plays);
      refuseFifthCard(play, plays);
      plays.add(play);
    }
    return plays;
  }

  private static Play readPlay(int players, Line line) {
    List<String> fields = line.fields();
    if (fields.size() == 1) {
      throw fault(line.number(), "a play is due, a player and a card");
    }
    int player =
        wholeNumber(fields.getFirst(), 1, players)
            .orElseThrow(() -> fault(line.number(), "the player must be 1 to " + players));
    if (!isCard(fields.get(1))) {
      throw fault(line.number(), "not a card");
    }
    if (fields.size() > 2) {
      throw fault(line.number(), "text after the card");
    }
    return new Play(line.number(), player, fields.get(1));
  }

  private static void refuseRepeatedCard(Play play, List<Play> earlierPlays) {
    for (Play earlier : earlierPlays) {
      if (earlier.card().equals(play.card())) {
        throw fault(play.line(), play.card() + " was laid before, on line " + earlier.line());
      }
    }
  }

  private static void refuseFifthCard(Play play, List<Play> earlierPlays) {
    long laidBefore =
        earlierPlays.stream().filter(earlier -> earlier.player() == play.player()).count();
    if (laidBefore == HAND) {
      throw fault(play.line(), "a fifth card of player " + play.player());
    }
  }

  /// The number, if the word is one within the bounds. Compared as text, so there is no overflow.
  private static Optional<Integer> wholeNumber(String word, int least, int most) {
    for (int number = least; number <= most; number++) {
      if (word.equals(String.valueOf(number))) {
        return Optional.of(number);
      }
    }
    return Optional.empty();
  }

  private static boolean isCard(String word) {
    return word.length() == 2
        && RANKS.contains(word.substring(0, 1))
        && SUITS.contains(word.substring(1));
  }

  private static IllegalArgumentException fault(int line, String what) {
    return new IllegalArgumentException("line " + line + ": " + what);
  }

  // ---- The play ----

  private String score() {
    // Before the first card it is as if the dealer had played last: player 1 leads.
    int last = players;
    for (Play play : plays) {
      refuseWrongPlayer(play, playerInTurn(last));
      refuseCardThatPasses31(play);
      points[play.player()] += lay(play);
      last = play.player();
    }
    return result();
  }

  /// Lays a card and returns its points.
  private int lay(Play play) {
    faceUp.add(play.card());
    made++;
    int points = pointsForTheCard();
    if (countIsOver()) {
      points += go();
      faceUp.clear();
    }
    return points;
  }

  /// The first player clockwise after the last one who can lay a card; possibly the last one again
  /// (C16).
  ///
  /// After a reset every player with a card can lay it, so this finds the leader as well (C15).
  private int playerInTurn(int last) {
    int player = last;
    do {
      player = player % players + 1;
      if (fittingPlay(player).isPresent()) {
        return player;
      }
    } while (player != last);
    throw new IllegalStateException("nobody can play, and yet the count is not over");
  }

  /// Refuses a play out of turn. The deal's plays are complete, so a player passed over here will
  /// show the card later (C21).
  private void refuseWrongPlayer(Play play, int inTurn) {
    if (play.player() != inTurn) {
      throw fault(play.line(), "it is the turn of player " + inTurn + held(inTurn));
    }
  }

  private void refuseCardThatPasses31(Play play) {
    if (!fits(play.card())) {
      throw fault(
          play.line(), play.card() + " passes 31; player " + play.player() + held(play.player()));
    }
  }

  private String held(int player) {
    Play fitting = fittingPlay(player).orElseThrow();
    return ", who holds " + fitting.card() + " (line " + fitting.line() + ")";
  }

  /// A card the player still holds and may lay: the hand is what they lay from here on (C19).
  private Optional<Play> fittingPlay(int player) {
    return plays.subList(made, plays.size()).stream()
        .filter(play -> play.player() == player)
        .filter(play -> fits(play.card()))
        .findFirst();
  }

  private boolean fits(String card) {
    return sum() + value(card) <= FULL;
  }

  /// Whether no player can lay a card. At 31 no card fits, so that case needs no code of its own
  /// (C17).
  private boolean countIsOver() {
    for (int player = 1; player <= players; player++) {
      if (fittingPlay(player).isPresent()) {
        return false;
      }
    }
    return true;
  }

  // ---- The points ----

  private int pointsForTheCard() {
    return fifteen() + thirtyOne() + alike() + run();
  }

  private int fifteen() {
    return sum() == 15 ? 2 : 0;
  }

  private int thirtyOne() {
    return sum() == FULL ? 2 : 0;
  }

  /// The point for the card that ends a count; go and 31 exclude each other (C2, C3).
  private int go() {
    return sum() == FULL ? 0 : 1;
  }

  /// Pair, pair royal and double pair royal: the number of cards of one rank at the end of the row
  /// (C9).
  private int alike() {
    int alike = 1;
    while (alike < faceUp.size() && rank(fromTheEnd(alike)) == rank(fromTheEnd(0))) {
      alike++;
    }
    return switch (alike) {
      case 1 -> 0;
      case 2 -> 2;
      case 3 -> 6;
      case 4 -> 12;
      default -> throw new IllegalStateException("one deck has no five alike (C13)");
    };
  }

  private String fromTheEnd(int places) {
    return faceUp.get(faceUp.size() - 1 - places);
  }

  /// The longest run: every length is tried, the longest first, since a longer run need not contain
  /// a shorter (C6).
  private int run() {
    for (int length = faceUp.size(); length >= 3; length--) {
      if (isRun(faceUp.subList(faceUp.size() - length, faceUp.size()))) {
        return length;
      }
    }
    return 0;
  }

  /// Whether each rank, in order, is one higher than the one before it.
  private static boolean isRun(List<String> cards) {
    List<Integer> ranks = cards.stream().map(PlainPegging::rank).sorted().toList();
    for (int i = 1; i < ranks.size(); i++) {
      if (ranks.get(i) != ranks.get(i - 1) + 1) {
        return false;
      }
    }
    return true;
  }

  private int sum() {
    return faceUp.stream().mapToInt(PlainPegging::value).sum();
  }

  private static int rank(String card) {
    return RANKS.indexOf(card.substring(0, 1)) + 1;
  }

  private static int value(String card) {
    return Math.min(rank(card), 10);
  }

  private String result() {
    List<String> words = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      words.add(player + ":" + points[player]);
    }
    return String.join(" ", words);
  }
}
