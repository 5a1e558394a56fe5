package umpire.tractor.trick;

import static umpire.tractor.rule.TractorRule.COMPONENTS_IN_TURN;
import static umpire.tractor.rule.TractorRule.EVERY_COMPONENT;
import static umpire.tractor.rule.TractorRule.FIRST_PLAYED;
import static umpire.tractor.rule.TractorRule.HIGHEST_CARD;
import static umpire.tractor.rule.TractorRule.HIGHEST_OF_RUFF;
import static umpire.tractor.rule.TractorRule.HONOR_CARD;
import static umpire.tractor.rule.TractorRule.MIXED_FOLLOW;
import static umpire.tractor.rule.TractorRule.NOT_LIKE_LEAD;
import static umpire.tractor.rule.TractorRule.ONLY_TRUMPS_BEAT;
import static umpire.tractor.rule.TractorRule.OTHER_SUIT;
import static umpire.tractor.rule.TractorRule.PAIR;
import static umpire.tractor.rule.TractorRule.SINGLE;
import static umpire.tractor.rule.TractorRule.THROW;
import static umpire.tractor.rule.TractorRule.TRACTOR;
import static umpire.tractor.rule.TractorRule.TRUMP_THROW_STANDS;

import umpire.core.RulingLog;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSwitches.Ruffs;

/// The plays of all players in a trick, and the winner so far.
///
/// Components are spelled out only on request.
public final class Trick {

  private final Play[] plays;
  private final Arrangement[] arrangements;
  private final Structure structure = new Structure();

  /// The part of the lead's structure that a losing follow can match.
  private final Structure supplied = new Structure();

  /// A play under consideration.
  private final Play trial = new Play();

  private final Arrangement scratch = new Arrangement();

  private TrumpOrder order;

  /// The rule by which two ruffs of a throw are compared.
  private Ruffs ruffs = Ruffs.LONGEST;

  private int leader;
  private int winner;

  /// The place of the winner's deciding card.
  private int best;

  /// The index of the winner's deciding component, where components are compared in turn.
  private int decisive;

  private int points;

  /// The seats whose components have been spelled out, as a set of bits.
  private int named;

  public Trick() {
    this(Seating.FOUR);
  }

  public Trick(Seating seating) {
    plays = new Play[seating.seats()];
    arrangements = new Arrangement[seating.seats()];
    for (int seat = 0; seat < plays.length; seat++) {
      plays[seat] = new Play();
      arrangements[seat] = new Arrangement();
    }
    order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  }

  public void smallestTractor(int pairs) {
    structure.smallestTractor(pairs);
  }

  public void ruffs(Ruffs way) {
    ruffs = way;
  }

  /// The structure that a follow must match.
  public Structure structure() {
    return structure;
  }

  public void begin(int seat, TrumpOrder roundsOrder) {
    for (Play play : plays) {
      play.clear();
    }
    order = roundsOrder;
    leader = winner = seat;
    points = named = decisive = 0;
  }

  public void lay(int seat, int card) {
    plays[seat].lay(card, order.place(card));
    points += Deck.points(card);
  }

  /// Closes the lead and cuts it.
  public void closeLead(RulingLog log) {
    structure.cut(plays[leader], arrangements[leader]);
    best = height(plays[leader], arrangements[leader]);
    if (log.wants(TRACTOR)) {
      tellCut(log);
    }
  }

  private void tellCut(RulingLog log) {
    if (isThrow()) {
      log.add(THROW, leader, components(), longest());
    }
    for (int i = 0; i < components(); i++) {
      log.add(kind(length(i)), leader, component(leader, i), length(i));
    }
  }

  private static TractorRule kind(int length) {
    return switch (length) {
      case 1 -> SINGLE;
      case 2 -> PAIR;
      default -> TRACTOR;
    };
  }

  /// Closes a follow: reports why it cannot win, or compares it with the best so far.
  public void closeFollow(int seat, RulingLog log) {
    TractorRule rule = rule(plays[seat], arrangements[seat]);
    if (rule == HIGHEST_CARD || rule == HONOR_CARD) {
      compare(seat, rule, log);
    } else if (rule == NOT_LIKE_LEAD && log.isRecording()) {
      int lacked = lacked(plays[seat], arrangements[seat]);
      log.add(rule, seat, lacked, length(lacked));
    } else {
      log.add(rule, seat, size(seat), 0);
    }
  }

  /// The first component of the lead that a follow cannot match besides those before it. Singles
  /// are always matched, since there are as many cards.
  private int lacked(Play follow, Arrangement scratch) {
    supplied.owe(structure, follow.pairsByLevel(), follow.pairs(), true, scratch);
    int lacked = 0;
    while (supplied.length(lacked) == length(lacked)) {
      lacked++;
    }
    return lacked;
  }

  /// The rule by which a follow counts, or the first rule by which it cannot win.
  private TractorRule rule(Play follow, Arrangement arrangement) {
    if (follow.isMixed()) {
      return MIXED_FOLLOW;
    }
    int led = ledGroup();
    boolean trumps = follow.group() == TrumpOrder.TRUMPS;
    if (led != TrumpOrder.TRUMPS && !trumps && follow.group() != led) {
      return OTHER_SUIT;
    }
    if (structure.isThrow() && led == TrumpOrder.TRUMPS) {
      return TRUMP_THROW_STANDS;
    }
    if (structure.isThrow() && !trumps) {
      return ONLY_TRUMPS_BEAT;
    }
    if (!FollowSearch.find(structure, follow, arrangement)) {
      return NOT_LIKE_LEAD;
    }
    return structure.isThrow() ? HONOR_CARD : HIGHEST_CARD;
  }

  private void compare(int seat, TractorRule rule, RulingLog log) {
    int height = height(plays[seat], arrangements[seat]);
    if (log.isRecording()) {
      tellComparison(seat, height, rule, log);
    }
    if (isHigher(height, plays[seat], arrangements[seat])) {
      decisive = comparesComponents() ? deciding(arrangements[seat]) : 0;
      best = height;
      winner = seat;
    }
  }

  private void tellComparison(int seat, int height, TractorRule rule, RulingLog log) {
    if (!structure.isThrow() || ruffs == Ruffs.LONGEST) {
      int toBeat = Component.top(component(winner, 0));
      log.add(height == best ? FIRST_PLAYED : rule, seat, component(seat, 0), toBeat);
    } else if (ruffs == Ruffs.HIGHEST) {
      boolean equal = height == best;
      int toBeat = cardAt(best, plays[winner]);
      log.add(equal ? FIRST_PLAYED : HIGHEST_OF_RUFF, seat, cardAt(height, plays[seat]), toBeat);
    } else {
      arrangements[seat].spell(structure, plays[seat], order);
      int place = deciding(arrangements[seat]);
      int component = arrangements[seat].component(place);
      int toBeat = Component.top(component(winner, place));
      boolean equal = order.place(Component.top(component)) == order.place(toBeat);
      TractorRule inTurn = equal ? FIRST_PLAYED : COMPONENTS_IN_TURN;
      log.add(ruffs == Ruffs.EVERY ? EVERY_COMPONENT : inTurn, seat, component, toBeat);
    }
  }

  // Comparing plays that match the lead.

  /// The place of the deciding card, where one card decides.
  private int height(Play play, Arrangement arrangement) {
    return ruffs == Ruffs.HIGHEST && structure.isThrow()
        ? play.highestPlace()
        : arrangement.honorPlace(structure, play);
  }

  private boolean isHigher(int height, Play play, Arrangement arrangement) {
    if (!comparesComponents()) {
      return height > best;
    }
    arrangement.spell(structure, play, order);
    return lead(deciding(arrangement), arrangement) > 0;
  }

  /// Whether plays are compared component by component, not by one card.
  private boolean comparesComponents() {
    return structure.isThrow() && (ruffs == Ruffs.EVERY || ruffs == Ruffs.IN_TURN);
  }

  /// The index of the component that decides whether a ruff beats the best play so far: the first
  /// that is not higher where every one must be, otherwise the first that differs. In turn, singles
  /// count only if the throw has nothing longer (T47).
  private int deciding(Arrangement ruff) {
    int compared =
        ruffs == Ruffs.EVERY || longest() == 1
            ? components()
            : structure.tractors() + structure.pairs();
    for (int i = 0; i < compared; i++) {
      int lead = lead(i, ruff);
      if (ruffs == Ruffs.EVERY ? lead <= 0 : lead != 0) {
        return i;
      }
    }
    return 0;
  }

  /// The number of places by which the top of a component is above that of the best play so far;
  /// negative if below.
  private int lead(int component, Arrangement ruff) {
    int toBeat = order.place(Component.top(component(winner, component)));
    return order.place(Component.top(ruff.component(component))) - toBeat;
  }

  private int cardAt(int place, Play play) {
    int i = 0;
    while (order.place(play.card(i)) != place) {
      i++;
    }
    return play.card(i);
  }

  /// The winner if a follower laid these cards now.
  ///
  /// @param twice those of the cards that are laid twice
  public int winnerWith(int seat, long cards, long twice) {
    if (structure.isSingle()) {
      return winnerWith(seat, order.place(Long.numberOfTrailingZeros(cards)));
    }
    if (!mayWin(cards, twice)) {
      return winner;
    }
    trial.clear();
    trial.lay(cards, twice, order);
    TractorRule rule = rule(trial, scratch);
    boolean counts = rule == HIGHEST_CARD || rule == HONOR_CARD;
    return counts && isHigher(height(trial, scratch), trial, scratch) ? seat : winner;
  }

  /// The winner if a follower to a single laid the card at this place now.
  public int winnerWith(int seat, int place) {
    int group = TrumpOrder.groupOf(place);
    boolean follows = group == TrumpOrder.TRUMPS || group == ledGroup();
    return follows && place > best ? seat : winner;
  }

  /// Whether a follow is of one group and has the pairs of the lead: most are not, and need no
  /// search.
  private boolean mayWin(long cards, long twice) {
    int group = order.group(Long.numberOfTrailingZeros(cards));
    return (cards & ~order.kindsIn(group)) == 0 && Long.bitCount(twice) >= structure.allPairs();
  }

  public void copyFrom(Trick other) {
    for (int seat = 0; seat < plays.length; seat++) {
      plays[seat].copyFrom(other.plays[seat]);
      arrangements[seat].copyFrom(other.arrangements[seat]);
    }
    structure.copyFrom(other.structure);
    order = other.order;
    ruffs = other.ruffs;
    leader = other.leader;
    winner = other.winner;
    best = other.best;
    decisive = other.decisive;
    points = other.points;
    named = other.named;
  }

  // Queries.

  public int leader() {
    return leader;
  }

  /// The group of the cards led.
  public int ledGroup() {
    return plays[leader].group();
  }

  /// The number of cards a player has laid.
  public int size(int seat) {
    return plays[seat].size();
  }

  /// The card that a player laid at this index.
  public int card(int seat, int i) {
    return plays[seat].card(i);
  }

  /// The number of components of the lead, and of every follow that can win.
  public int components() {
    return structure.components();
  }

  /// The length of a component, in cards; the longest come first.
  public int length(int i) {
    return structure.length(i);
  }

  /// A component of a play that can win, encoded as in [Component]; of equally long ones the
  /// highest comes first.
  public int component(int seat, int i) {
    if ((named >> seat & 1) == 0) {
      named |= 1 << seat;
      arrangements[seat].spell(structure, plays[seat], order);
    }
    return arrangements[seat].component(i);
  }

  /// Whether a follow is compared by its honor card.
  public boolean countsHonor() {
    return structure.isThrow() && ruffs == Ruffs.LONGEST;
  }

  public boolean isThrow() {
    return structure.isThrow();
  }

  /// The seat that is winning so far.
  public int winner() {
    return winner;
  }

  /// The deciding component of the winner so far, encoded as in [Component]; the highest card alone
  /// where that decides. If every component must be higher, it is the longest.
  public int winningComponent() {
    return ruffs == Ruffs.HIGHEST && isThrow()
        ? Component.of(cardAt(best, plays[winner]))
        : component(winner, decisive);
  }

  /// The points of all cards laid.
  public int points() {
    return points;
  }

  /// The length of the longest component led, in cards.
  public int longest() {
    return structure.length(0);
  }
}
