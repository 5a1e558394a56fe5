package umpire.tractor;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.testkit.PlainLines;
import umpire.testkit.PlainLines.Line;
import umpire.tractor.trick.Trick;

/// A second, plain judge of Tractor: the oracle for differential tests.
///
/// It is written from the problem "Game Simulator" and the house decisions T1 to T25 alone and
/// shares no code with the real referee. It is slow: cards are words of two characters in lists,
/// and whether a play has the structure of the lead is found by trying every layout.
public final class PlainTractor {
  private static final List<String> SEATS = List.of("Alice", "Bob", "Charles", "David");
  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "HSCD";
  private static final char NO_MAIN_SUIT = 'O';
  private static final String TRUMPS = "trumps";
  private static final int CARDS_EACH = 25;
  private static final int POINTS_IN_TWO_DECKS = 200;
  private static final int ACE = 14;

  /// The honor before any longest component has been laid; below every level.
  private static final int NO_HONOR = -1;

  private PlainTractor() {}

  /// The result of a trick.
  ///
  /// @param leader seat of the leader, 0 for Alice to 3 for David
  /// @param winner seat of the winner
  /// @param points points of the cards in the trick, whichever team won it
  /// @param cut lengths of the lead's components, longest first
  /// @param w length of the longest component
  public record Trick(int leader, int winner, int points, List<Integer> cut, int w) {}

  /// Returns the answer to `classicInput`, each line ended by one line feed. Blank lines are
  /// skipped but counted (T22).
  ///
  /// @throws IllegalArgumentException `line N: what` if the input is refused
  public static String judge(String classicInput) {
    PlainLines lines = new PlainLines(classicInput);
    BigInteger rounds = numberOfRounds(lines);
    StringBuilder output = new StringBuilder();
    BigInteger number = BigInteger.ONE;
    while (number.compareTo(rounds) <= 0) {
      Header header = headerOf(lines.due("the header of round " + number));
      List<Trick> tricks = playRound(header, lines, "a trick of round " + number);
      output.append("Case #").append(number).append(":\n");
      output.append(pointsOfDefenders(header, tricks)).append('\n');
      output.append(result(header, pointsOfDefenders(header, tricks))).append('\n');
      number = number.add(BigInteger.ONE);
    }
    refuseAnythingAfterTheLastRound(lines);
    return output.toString();
  }

  /// Returns the tricks of one round, given as its header and its trick lines without a number of
  /// rounds before them.
  ///
  /// @throws IllegalArgumentException `line N: what` if the round is refused
  public static List<Trick> tricks(String oneRound) {
    PlainLines lines = new PlainLines(oneRound);
    List<Trick> tricks = playRound(headerOf(lines.due("the header")), lines, "a trick");
    refuseAnythingAfterTheLastRound(lines);
    return tricks;
  }

  // ---------------------------------------------------------------------------------------------
  // A round
  // ---------------------------------------------------------------------------------------------

  /// T21: a round ends when 25 cards each have been played.
  private static List<Trick> playRound(Header header, PlainLines lines, String due) {
    CardOrder order = new CardOrder(header.main(), header.rankOfTheRound());
    List<Trick> tricks = new ArrayList<>();
    int leader = header.dealer();
    int played = 0;
    while (played < CARDS_EACH) {
      List<List<String>> plays = playsOf(lines.due(due), order, CARDS_EACH - played);
      Trick trick = judgeTrick(leader, plays, order);
      tricks.add(trick);
      played += plays.getFirst().size();
      leader = trick.winner();
    }
    return tricks;
  }

  private static Trick judgeTrick(int leader, List<List<String>> plays, CardOrder order) {
    List<Integer> cut = cutOfTheLead(plays.getFirst(), order);
    int winner = (leader + indexOfTheWinner(plays, cut, order)) % SEATS.size();
    int points = plays.stream().flatMap(List::stream).mapToInt(PlainTractor::pointsOf).sum();
    return new Trick(leader, winner, points, cut, lengthOfTheLongest(cut));
  }

  private static int pointsOf(String card) {
    if (isJoker(card)) {
      return 0;
    }
    return switch (rank(card)) {
      case '5' -> 5;
      case 'T', 'K' -> 10;
      default -> 0;
    };
  }

  /// The points of FT: their tricks, and if they win the last one, also the hidden points times
  /// 2^w.
  private static long pointsOfDefenders(Header header, List<Trick> tricks) {
    long points = 0;
    for (Trick trick : tricks) {
      if (team(trick.winner()) == header.defenders()) {
        points += trick.points();
      }
    }
    Trick last = tricks.getLast();
    if (team(last.winner()) == header.defenders()) {
      points += hiddenPoints(tricks) * powerOfTwo(last.w());
    }
    return points;
  }

  /// T5: points not played are hidden. T26: they are never negative.
  private static long hiddenPoints(List<Trick> tricks) {
    int played = tricks.stream().mapToInt(Trick::points).sum();
    return Math.max(0, POINTS_IN_TWO_DECKS - played);
  }

  private static long powerOfTwo(int exponent) {
    return BigInteger.TWO.pow(exponent).longValueExact();
  }

  /// The third line of the answer (T3).
  private static String result(Header header, long points) {
    int risingTeam = isDown(points) ? header.defenders() : header.declarers();
    List<Long> ranks = new ArrayList<>();
    for (int team = 0; team < 2; team++) {
      ranks.add(header.ranks().get(team) + (team == risingTeam ? rise(points) : 0));
    }
    // T10: reaching the ace is not enough.
    if (ranks.get(risingTeam) > ACE) {
      return "Winner: Team " + (risingTeam + 1);
    }
    int nextDealer = (header.dealer() + (isDown(points) ? 1 : 2)) % SEATS.size(); // T4
    return rankName(ranks.get(0)) + " " + rankName(ranks.get(1)) + " " + SEATS.get(nextDealer);
  }

  private static boolean isDown(long points) {
    return points >= 80;
  }

  private static long rise(long points) {
    if (points == 0) {
      return 3;
    }
    if (points < 40) {
      return 2;
    }
    if (points < 80) {
      return 1;
    }
    return (points - 80) / 40;
  }

  /// T13: the answer uses the characters of ranks.
  private static char rankName(long rank) {
    return RANKS.charAt((int) rank - 2);
  }

  /// Alice and Charles are team 0 (printed as 1), Bob and David team 1 (printed as 2).
  private static int team(int seat) {
    return seat % 2;
  }

  // ---------------------------------------------------------------------------------------------
  // Cards and their order
  // ---------------------------------------------------------------------------------------------

  private static boolean isJoker(String card) {
    return card.equals("BJ") || card.equals("RJ");
  }

  private static char suit(String card) {
    return card.charAt(0);
  }

  private static char rank(String card) {
    return card.charAt(1);
  }

  private static String card(char suit, char rank) {
    return "" + suit + rank;
  }

  /// The order of the cards in a round: a group (trumps, or one side suit) for every card and its
  /// level there. Cards of equal order are on one level, consecutive orders are one level apart.
  private static final class CardOrder {
    private final char main;
    private final char rankOfTheRound;
    private final Map<String, String> groups = new HashMap<>();
    private final Map<String, Integer> levels = new HashMap<>();

    CardOrder(char main, char rankOfTheRound) {
      this.main = main;
      this.rankOfTheRound = rankOfTheRound;
      for (char suit : SUITS.toCharArray()) {
        if (suit != main) {
          enter("" + suit, plainLevels(suit));
        }
      }
      enter(TRUMPS, trumpLevels());
    }

    private void enter(String group, List<List<String>> ascending) {
      for (int level = 0; level < ascending.size(); level++) {
        for (String card : ascending.get(level)) {
          groups.put(card, group);
          levels.put(card, level);
        }
      }
    }

    /// T19: the round's rank is missing, so its neighbours are consecutive.
    private List<List<String>> plainLevels(char suit) {
      List<List<String>> ascending = new ArrayList<>();
      for (char rank : RANKS.toCharArray()) {
        if (rank != rankOfTheRound) {
          ascending.add(List.of(card(suit, rank)));
        }
      }
      return ascending;
    }

    /// T11: with no main suit all four cards of the rank are level.
    private List<List<String>> trumpLevels() {
      List<List<String>> ascending = new ArrayList<>();
      if (main != NO_MAIN_SUIT) {
        ascending.addAll(plainLevels(main));
      }
      ascending.add(rankInOtherSuits());
      if (main != NO_MAIN_SUIT) {
        ascending.add(List.of(card(main, rankOfTheRound)));
      }
      ascending.add(List.of("BJ"));
      ascending.add(List.of("RJ"));
      return ascending;
    }

    private List<String> rankInOtherSuits() {
      List<String> cards = new ArrayList<>();
      for (char suit : SUITS.toCharArray()) {
        if (suit != main) {
          cards.add(card(suit, rankOfTheRound));
        }
      }
      return cards;
    }

    boolean knows(String card) {
      return groups.containsKey(card);
    }

    String group(String card) {
      return groups.get(card);
    }

    int level(String card) {
      return levels.get(card);
    }

    boolean areOneGroup(List<String> cards) {
      return cards.stream().map(this::group).distinct().count() == 1;
    }

    int highestLevel(List<String> cards) {
      return cards.stream().mapToInt(this::level).max().orElseThrow();
    }
  }

  // ---------------------------------------------------------------------------------------------
  // Structures
  // ---------------------------------------------------------------------------------------------

  /// The lengths of the lead's components, taking the longest one each time.
  private static List<Integer> cutOfTheLead(List<String> lead, CardOrder order) {
    List<Integer> cut = new ArrayList<>();
    List<String> rest = lead;
    while (!rest.isEmpty()) {
      List<String> component = longestComponent(rest, order);
      cut.add(component.size());
      rest = without(rest, component);
    }
    return cut;
  }

  /// The longest component in `cards`, the highest of several (T25: that changes no length).
  private static List<String> longestComponent(List<String> cards, CardOrder order) {
    for (int length = cards.size(); length >= 1; length--) {
      List<List<String>> candidates = components(cards, length, order);
      if (!candidates.isEmpty()) {
        return highestOf(candidates, order);
      }
    }
    throw new IllegalStateException("no cards");
  }

  private static List<String> highestOf(List<List<String>> components, CardOrder order) {
    List<String> highest = components.getFirst();
    for (List<String> component : components) {
      if (order.highestLevel(component) > order.highestLevel(highest)) {
        highest = component;
      }
    }
    return highest;
  }

  /// All components of a length in `cards` of one group: single, pair, or tractor.
  private static List<List<String>> components(List<String> cards, int length, CardOrder order) {
    if (length == 1) {
      return new TreeSet<>(cards).stream().map(List::of).toList();
    }
    if (length % 2 == 1) {
      return List.of();
    }
    List<String> pairs = pairedCards(cards);
    List<List<String>> components = new ArrayList<>();
    for (String pair : pairs) {
      components.addAll(runsOfPairsFrom(pair, length / 2, pairs, order));
    }
    return components;
  }

  /// The cards present at least twice: only two identical cards are a pair, equal order is not
  /// enough.
  private static List<String> pairedCards(List<String> cards) {
    return new TreeSet<>(cards)
        .stream().filter(card -> Collections.frequency(cards, card) >= 2).toList();
  }

  /// All runs of `length` pairs of consecutive levels that begin with a pair of `lowest`.
  private static List<List<String>> runsOfPairsFrom(
      String lowest, int length, List<String> pairs, CardOrder order) {
    if (length == 1) {
      return List.of(List.of(lowest, lowest));
    }
    List<List<String>> runs = new ArrayList<>();
    for (String next : pairs) {
      if (order.level(next) == order.level(lowest) + 1) {
        for (List<String> run : runsOfPairsFrom(next, length - 1, pairs, order)) {
          runs.add(Stream.concat(Stream.of(lowest, lowest), run.stream()).toList());
        }
      }
    }
    return runs;
  }

  /// The cards without the given ones, copy by copy.
  private static List<String> without(List<String> cards, List<String> gone) {
    List<String> rest = new ArrayList<>(cards);
    gone.forEach(rest::remove);
    return rest;
  }

  private static int lengthOfTheLongest(List<Integer> cut) {
    return cut.getFirst();
  }

  /// Searches for the best layout of cards of one group in the structure of the lead.
  ///
  /// It tries every tractor at every level, longest first (T14, T17). Only two shortcuts keep this
  /// fast enough: the result for the same remaining cards is reused, and pairs and singles are not
  /// tried one by one, since any pair can be a pair and any card a single.
  private static final class Layout {
    private final List<Integer> cut;
    private final CardOrder order;

    /// The best honor for the remaining cards. The number of components laid follows from the
    /// number of these cards.
    private final Map<List<String>, OptionalInt> found = new HashMap<>();

    Layout(List<Integer> cut, CardOrder order) {
      this.cut = cut;
      this.order = order;
    }

    /// The level of the honor card (T18), or empty if the cards cannot have this structure.
    OptionalInt bestHonor(List<String> cards) {
      return bestHonor(cards.stream().sorted().toList(), 0);
    }

    private OptionalInt bestHonor(List<String> left, int laid) {
      OptionalInt known = found.get(left);
      if (known == null) {
        known = tryAll(left, cut.subList(laid, cut.size()));
        found.put(left, known);
      }
      return known;
    }

    private OptionalInt tryAll(List<String> left, List<Integer> toLay) {
      if (toLay.isEmpty() || toLay.getFirst() <= 2) {
        return layPairsAndSingles(left, toLay);
      }
      OptionalInt best = OptionalInt.empty();
      for (List<String> tractor : components(left, toLay.getFirst(), order)) {
        OptionalInt others = bestHonor(without(left, tractor), cut.size() - toLay.size() + 1);
        if (others.isPresent()) {
          int honor = Math.max(others.getAsInt(), honorOf(tractor));
          best = OptionalInt.of(Math.max(honor, best.orElse(NO_HONOR)));
        }
      }
      return best;
    }

    /// Only the number of pairs matters here; the highest pair, or card, can be among them.
    private OptionalInt layPairsAndSingles(List<String> left, List<Integer> toLay) {
      if (numberOfPairs(left) < Collections.frequency(toLay, 2)) {
        return OptionalInt.empty();
      }
      return OptionalInt.of(
          switch (lengthOfTheLongest(cut)) {
            case 1 -> order.highestLevel(left);
            case 2 -> order.highestLevel(pairedCards(left));
            default -> NO_HONOR;
          });
    }

    private static int numberOfPairs(List<String> cards) {
      return pairedCards(cards).stream()
          .mapToInt(card -> Collections.frequency(cards, card) / 2)
          .sum();
    }

    /// T18: only the longest components have an honor.
    private int honorOf(List<String> tractor) {
      return tractor.size() == lengthOfTheLongest(cut) ? order.highestLevel(tractor) : NO_HONOR;
    }
  }

  // ---------------------------------------------------------------------------------------------
  // The winner of a trick
  // ---------------------------------------------------------------------------------------------

  /// The height of a play: trumps are above the led suit, then the honor card counts. For a lead of
  /// one component the honor card is simply the highest card of the play.
  private record Standing(boolean trumps, int honor) {
    /// T8, T9: only a higher order beats; among equals the first played remains the winner.
    boolean beats(Standing earlier) {
      return trumps == earlier.trumps ? honor > earlier.honor : trumps;
    }
  }

  private static int indexOfTheWinner(
      List<List<String>> plays, List<Integer> cut, CardOrder order) {
    List<String> lead = plays.getFirst();
    int winner = 0;
    Standing best = standing(lead, cut, order).orElseThrow();
    for (int follower = 1; follower < plays.size(); follower++) {
      List<String> follow = plays.get(follower);
      if (order.areOneGroup(follow) && canBeatTheGroup(follow, lead, isThrow(cut), order)) {
        Optional<Standing> standing = standing(follow, cut, order);
        if (standing.isPresent() && standing.get().beats(best)) {
          winner = follower;
          best = standing.get();
        }
      }
    }
    return winner;
  }

  /// The height of a play, or empty if it cannot have the structure of the lead.
  private static Optional<Standing> standing(
      List<String> play, List<Integer> cut, CardOrder order) {
    OptionalInt honor = new Layout(cut, order).bestHonor(play);
    return honor.isPresent()
        ? Optional.of(new Standing(isTrump(play, order), honor.getAsInt()))
        : Optional.empty();
  }

  /// T15: one component is not a throw.
  private static boolean isThrow(List<Integer> cut) {
    return cut.size() > 1;
  }

  private static boolean canBeatTheGroup(
      List<String> follow, List<String> lead, boolean isThrow, CardOrder order) {
    boolean ruffs = isTrump(follow, order) && !isTrump(lead, order);
    // T1, T2: a throw is beaten only by trumps on a side suit.
    return ruffs || (!isThrow && groupOf(follow, order).equals(groupOf(lead, order)));
  }

  private static boolean isTrump(List<String> play, CardOrder order) {
    return groupOf(play, order).equals(TRUMPS);
  }

  private static String groupOf(List<String> play, CardOrder order) {
    return order.group(play.getFirst());
  }

  // ---------------------------------------------------------------------------------------------
  // The words of the input
  // ---------------------------------------------------------------------------------------------

  private static BigInteger numberOfRounds(PlainLines lines) {
    Optional<Line> line = lines.next();
    if (line.isEmpty()
        || line.get().words().size() != 1
        || !line.get().words().getFirst().matches("[0-9]+")) {
      // By the table of refusals this is line 1, whatever line it is.
      throw new Line(1, List.of())
          .refused("the number of rounds is not a whole number of zero or more");
    }
    return new BigInteger(line.get().words().getFirst());
  }

  /// The first line of a round.
  ///
  /// @param ranks the ranks of teams 1 and 2, from 2 to 14
  private record Header(char main, int dealer, List<Integer> ranks) {
    int declarers() {
      return team(dealer);
    }

    int defenders() {
      return 1 - team(dealer);
    }

    /// T6: the rank of the dealer's team.
    char rankOfTheRound() {
      return rankName(ranks.get(declarers()));
    }
  }

  private static Header headerOf(Line line) {
    if (line.words().size() != 4) {
      throw line.refused("a header has four words, not " + line.words().size());
    }
    String main = line.words().get(0);
    if (!main.matches("[HSCDO]")) {
      throw line.refused("no main suit: " + main);
    }
    int dealer = SEATS.indexOf(line.words().get(1));
    if (dealer < 0) {
      throw line.refused("no player: " + line.words().get(1));
    }
    List<Integer> ranks =
        List.of(rankOf(line.words().get(2), line), rankOf(line.words().get(3), line));
    return new Header(main.charAt(0), dealer, ranks);
  }

  /// T13: characters, and 10 to 14 also as numbers.
  private static int rankOf(String word, Line line) {
    if (word.matches("1[0-4]")) {
      return Integer.parseInt(word);
    }
    if (word.length() != 1 || !RANKS.contains(word)) {
      throw line.refused("no rank: " + word);
    }
    return RANKS.indexOf(word) + 2;
  }

  private static List<List<String>> playsOf(Line line, CardOrder order, int cardsLeft) {
    if (line.words().size() != 4) {
      throw line.refused("a trick has four words, not " + line.words().size());
    }
    List<List<String>> plays = new ArrayList<>();
    for (String word : line.words()) {
      plays.add(cardsOf(word, line, order));
    }
    if (plays.stream().map(List::size).distinct().count() != 1) {
      throw line.refused("the four plays have different lengths");
    }
    if (plays.getFirst().size() > cardsLeft) {
      throw line.refused("more than " + CARDS_EACH + " cards each");
    }
    if (!order.areOneGroup(plays.getFirst())) {
      throw line.refused("the lead is neither all trumps nor all of one suit");
    }
    return plays;
  }

  /// T23: the number of copies of a card is not checked.
  private static List<String> cardsOf(String word, Line line, CardOrder order) {
    if (word.length() % 2 == 1) {
      throw line.refused("odd number of characters: " + word);
    }
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < word.length(); i += 2) {
      String card = word.substring(i, i + 2);
      if (!order.knows(card)) {
        throw line.refused("no such card: " + card + " in " + word);
      }
      cards.add(card);
    }
    return cards;
  }

  private static void refuseAnythingAfterTheLastRound(PlainLines lines) {
    Optional<Line> surplus = lines.next();
    if (surplus.isPresent()) {
      throw surplus.get().refused("there is text after the last round");
    }
  }
}
