package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Viewer;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.pegging.PlainPegging;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.show.PlainShows;

/// The legal events, read plainly from the list of events in this deal; only the phase and the turn
/// are taken from the referee.
final class PlainLegality {

  private final Cribbage table;
  private final String seen;
  private final boolean cribFour;
  private final boolean playersCount;
  private final int players;
  private final boolean playOnly;
  private final boolean fines;
  private final int kept;

  /// Whether a deal was counted to its end and the game continues.
  private boolean shownToTheEnd;

  private final Map<Integer, Long> dealt = new HashMap<>();
  private final Map<Integer, Long> thrown = new HashMap<>();
  private final Map<Integer, Long> laid = new HashMap<>();
  private final List<Event> cuts = new ArrayList<>();
  private final List<Evening.Happening> order = new ArrayList<>();
  private long straight;
  private int starter = -1;
  private boolean turnedUp;
  private boolean lastPegged;
  private int uncounted;
  private final java.util.Set<Integer> gone = new java.util.HashSet<>();

  /// Whether a crib is counted that was not turned up in the record: every possible count of it is
  /// accepted.
  private final boolean believing;

  PlainLegality(Evening evening) {
    this(evening, false);
  }

  PlainLegality(Evening evening, boolean believing) {
    this.believing = believing;
    playersCount = !evening.profile.is("counting", "referee");
    table = evening.match.view(new Viewer.Arbiter()).kernel();
    seen = evening.match.view(new Viewer.Arbiter()).facts().toString();
    cribFour = evening.profile.is("crib-flush", "four");
    playOnly = evening.profile.is("scope", "play");
    players = evening.names.size();
    fines = evening.profile.is("errors", "fined");
    kept =
        switch (evening.profile.value("cards")) {
          case "five" -> 3;
          case "seven" -> 5;
          default -> 4;
        };
    boolean wasDeal = false;
    for (Evening.Happening happening : evening.happened) {
      boolean isDeal =
          switch (Verb.of(happening.event())) {
            case DEAL, TO_CRIB -> true;
            default -> false;
          };
      if ((isDeal && !wasDeal) || (happening.event().is(Verb.CUT) && cuts.isEmpty())) {
        clear();
      }
      wasDeal = isDeal;
      see(happening.actor(), happening.event());
    }
    whoWent();
    if (!wasDeal && table.phase() == Phase.DEAL) {
      shownToTheEnd = turnedUp && nobodyIsOut();
      clear();
    }
  }

  private boolean nobodyIsOut() {
    for (int side = 0; side < table.sides(); side++) {
      if (table.tally(0, side) >= table.settings().lastHole()) {
        return false;
      }
    }
    return true;
  }

  /// Adds the players who said go: those between the player of the last card and the next, if the
  /// count continues; all, if it ended short of thirty-one.
  private void whoWent() {
    if (order.isEmpty() || !(table.phase() == Phase.PLAY || pegsInPlay())) {
      return;
    }
    int last = order.getLast().actor();
    int next = made().next() - 1;
    if (!faceUp().isEmpty() && next >= 0) {
      for (int seat = (last + 1) % players; seat != next; seat = (seat + 1) % players) {
        gone.add(seat);
      }
    } else if (made().count() < 31) {
      for (int seat = 0; seat < players; seat++) {
        gone.add(seat);
      }
    }
  }

  private void clear() {
    dealt.clear();
    thrown.clear();
    laid.clear();
    cuts.clear();
    order.clear();
    straight = 0;
    starter = -1;
    turnedUp = false;
  }

  private void see(int actor, Event event) {
    long cards = event.cards();
    int points = event.amount();
    switch (Verb.of(event)) {
      case CUT -> {
        if (cuts.size() == players) {
          cuts.clear();
        }
        cuts.add(event);
      }
      case DEAL -> dealt.put(event.seat(), cards);
      case TO_CRIB -> straight = cards;
      case DISCARD -> thrown.put(actor, cards);
      case STARTER -> starter = Long.numberOfTrailingZeros(cards);
      case LAY -> {
        laid.merge(actor, cards, (a, b) -> a | b);
        order.add(new Evening.Happening(actor, event));
      }
      case CRIB -> turnedUp = true;
      case COUNT -> {
        uncounted = atMostLeft(actor, worth(actor) - points);
        lastPegged = false;
      }
      case PEG -> {
        uncounted = atMostLeft(actor, made().points() - points);
        lastPegged = true;
      }
      case MUGGINS -> uncounted -= points;
      case MISDEAL -> clear();
      case AGREE, GO, DEALER, SHOW, RENEGE, OVERCOUNT -> {
        // no effect on legality
      }
    }
  }

  private List<Integer> faceUp() {
    var cards = new ArrayList<Integer>();
    for (int i = table.pegging().turnedDown(); i < table.pegging().laidCards(); i++) {
      cards.add(table.pegging().laid(i));
    }
    return cards;
  }

  /// Limits missed points to the holes left. The points of a player who missed some are those of
  /// the view until the next opponent has answered.
  private int atMostLeft(int seat, int missed) {
    return Math.min(missed, table.settings().lastHole() - table.tally(0, table.side(seat)));
  }

  /// The points of the last card, by the second implementation of the play.
  private PlainPegging.Made made() {
    var laidCards = new ArrayList<PlainPegging.Owned>();
    var held = new ArrayList<PlainPegging.Owned>();
    for (Evening.Happening happening : order) {
      laidCards.add(owned(happening.actor(), Verb.card(happening.event())));
    }
    for (int seat = 0; seat < players; seat++) {
      for (long rest = inHand(seat); rest != 0; rest &= rest - 1) {
        held.add(owned(seat, Long.numberOfTrailingZeros(rest)));
      }
    }
    return PlainPegging.made(players, laidCards, held);
  }

  private static PlainPegging.Owned owned(int seat, int card) {
    return new PlainPegging.Owned(seat + 1, PlainShows.name(card));
  }

  private long inHand(int seat) {
    return dealt.get(seat) & ~thrown.getOrDefault(seat, 0L) & ~laid.getOrDefault(seat, 0L);
  }

  private int worth(int seat) {
    long four = turnedUp ? crib() : hand(seat);
    return PlainShows.points(four, starter, turnedUp && !cribFour);
  }

  private long hand(int seat) {
    return dealt.get(seat) & ~thrown.getOrDefault(seat, 0L);
  }

  private @Nullable CribbageRule showHand(int seat, long cards) {
    if (seat != table.showPhase().counter()) {
      return CribbageRule.IN_ORDER;
    }
    return cards == hand(seat) ? null : CribbageRule.HAND_CARDS;
  }

  private long crib() {
    long crib = straight;
    for (long cards : thrown.values()) {
      crib |= cards;
    }
    return crib;
  }

  /// The rule against an event, null if there is none.
  @Nullable CribbageRule against(int actor, Event event) {
    boolean ofTheDeck =
        switch (Verb.of(event)) {
          case CUT, DEALER, DEAL, TO_CRIB, STARTER, SHOW, CRIB -> true;
          case RENEGE, OVERCOUNT, MISDEAL -> true;
          case DISCARD, LAY, PEG, GO, COUNT, MUGGINS, AGREE -> false;
        };
    if (ofTheDeck != (actor == Kernel.HOUSE)) {
      return CribbageRule.WHO_ACTS;
    }
    int seat = event.seat();
    int amount = event.amount();
    if (event.is(Verb.DEALER) && (cutIsFresh() || table.phase() == Phase.DEAL)) {
      boolean before = dealt.isEmpty() && straight == 0 && seat == table.dealer();
      return cutIsFresh() || before ? null : CribbageRule.IN_ORDER;
    }
    if (event.is(Verb.GO) && pegsInPlay() && gone.contains(actor)) {
      return null;
    }
    switch (Verb.of(event)) {
      case RENEGE -> {
        return fined(!laid.isEmpty() && dealGoesOn() && amount >= 1 && amount <= kept);
      }
      case OVERCOUNT -> {
        boolean said = !laid.isEmpty() && dealGoesOn() || showIsOver();
        return fined(playersCount && said && amount >= 1 && amount <= (kept == 5 ? 46 : 29));
      }
      case MISDEAL -> {
        boolean inTime = table.phase() == Phase.DEAL || (starter < 0 && !dealt.isEmpty());
        return fines && table.phase() == Phase.CUT ? CribbageRule.IN_ORDER : fined(inTime);
      }
      default -> {
        // an event that is due at a certain time
      }
    }
    if (!isDue(event)) {
      return event.is(Verb.MUGGINS) ? CribbageRule.MUGGINS_CLAIM : CribbageRule.IN_ORDER;
    }
    SomeCards cards = Events.cards(event);
    return switch (Verb.of(event)) {
      case CUT -> cut(seat, Long.numberOfTrailingZeros(cards.known()));
      case DEAL -> deal(seat, cards);
      case TO_CRIB -> toCrib(cards);
      case DISCARD -> discard(actor, cards);
      case STARTER -> unseen(cards.known());
      case LAY -> lay(actor, Long.numberOfTrailingZeros(cards.known()));
      case PEG -> peg(actor, amount);
      case GO -> go(actor);
      case DEALER -> CribbageRule.IN_ORDER;
      case SHOW -> showHand(seat, cards.known());
      case CRIB -> cards.known() == crib() ? null : CribbageRule.CRIB_CARDS;
      case COUNT -> count(actor, amount);
      case MUGGINS ->
          actor == table.toAct() && amount >= 1 && amount <= uncounted
              ? null
              : CribbageRule.MUGGINS_CLAIM;
      case AGREE -> actor == table.toAct() ? null : CribbageRule.MUGGINS_CLAIM;
      case RENEGE, OVERCOUNT, MISDEAL -> throw new IllegalStateException("fined before");
    };
  }

  private @Nullable CribbageRule fined(boolean inTime) {
    return fines && inTime ? null : CribbageRule.FINED_ERRORS;
  }

  private boolean dealGoesOn() {
    return table.phase() != Phase.DEAL && table.phase() != Phase.CUT;
  }

  /// Whether the last deal was counted to its end and the next has not begun.
  private boolean showIsOver() {
    return table.phase() == Phase.DEAL && dealt.isEmpty() && straight == 0 && shownToTheEnd;
  }

  /// Whether the current phase is that of the event.
  boolean isDue(Event event) {
    return table.phase() == phaseOf(event);
  }

  private boolean cutIsFresh() {
    return table.phase() == Phase.CUT && (cuts.isEmpty() || cuts.size() == players);
  }

  /// Whether a player is to peg, or may claim muggins, in the play.
  private boolean pegsInPlay() {
    return table.phase() == Phase.PEG || (table.phase() == Phase.MUGGINS && lastPegged);
  }

  /// The event, with its actor, that a record may leave out here; null if there is none.
  Evening.@Nullable Happening mayBeLeftOut() {
    return switch (table.phase()) {
      case CUT ->
          cutIsFresh() ? new Evening.Happening(Kernel.HOUSE, Events.seat(Verb.DEALER, 0)) : null;
      case PEG -> new Evening.Happening(table.toAct(), Events.points(Verb.PEG, 0));
      case MUGGINS -> new Evening.Happening(table.toAct(), Events.of(Verb.AGREE));
      case SHOW -> {
        int seat = table.showPhase().counter();
        yield new Evening.Happening(
            Kernel.HOUSE, Events.cards(Verb.SHOW, seat, SomeCards.of(hand(seat))));
      }
      case CRIB ->
          new Evening.Happening(Kernel.HOUSE, Events.cards(Verb.CRIB, SomeCards.of(crib())));
      default -> null;
    };
  }

  /// Whether the outcome of the event that may be left out here is then unknown.
  boolean leavesOpen() {
    boolean turnsUp = table.phase() == Phase.SHOW || table.phase() == Phase.CRIB;
    return table.phase() == Phase.CUT || (turnsUp && playersCount);
  }

  private @Nullable CribbageRule peg(int seat, int points) {
    if (seat != table.toAct()) {
      return CribbageRule.IN_ORDER;
    }
    return points > made().points() ? CribbageRule.NO_OVERCOUNT : null;
  }

  private static Phase phaseOf(Event event) {
    return switch (Verb.of(event)) {
      case CUT -> Phase.CUT;
      case DEALER, DEAL, TO_CRIB -> Phase.DEAL;
      case DISCARD -> Phase.DISCARD;
      case STARTER -> Phase.STARTER;
      case LAY, GO -> Phase.PLAY;
      case PEG -> Phase.PEG;
      case SHOW -> Phase.SHOW;
      case CRIB -> Phase.CRIB;
      case COUNT -> Phase.COUNT;
      case MUGGINS, AGREE -> Phase.MUGGINS;
      case RENEGE, OVERCOUNT, MISDEAL -> Phase.OVER;
    };
  }

  private @Nullable CribbageRule cut(int seat, int card) {
    for (Event cut : cuts.size() == players ? List.<Event>of() : cuts) {
      if (cut.seat() == seat) {
        return CribbageRule.IN_ORDER;
      }
    }
    for (Event cut : cuts.size() == players ? List.<Event>of() : cuts) {
      if (cut.cards() == 1L << card) {
        return CribbageRule.ONE_DECK;
      }
    }
    return null;
  }

  private @Nullable CribbageRule deal(int seat, SomeCards cards) {
    if (dealt.containsKey(seat)) {
      return CribbageRule.IN_ORDER;
    }
    int due = playOnly ? 4 : players == 2 ? kept + 2 : 5;
    return cards.size() == due ? unseen(cards.known()) : CribbageRule.HAND_SIZE;
  }

  private @Nullable CribbageRule toCrib(SomeCards cards) {
    boolean due = players == 3 && !playOnly && straight == 0;
    return due ? unseen(cards.known()) : CribbageRule.IN_ORDER;
  }

  private @Nullable CribbageRule unseen(long cards) {
    long seen = straight;
    for (long hand : dealt.values()) {
      seen |= hand;
    }
    return (cards & seen) == 0 ? null : CribbageRule.ONE_DECK;
  }

  private @Nullable CribbageRule discard(int seat, SomeCards cards) {
    if (thrown.containsKey(seat)) {
      return CribbageRule.IN_ORDER;
    }
    if (cards.size() != (players == 2 ? 2 : 1)) {
      return CribbageRule.DISCARD_SIZE;
    }
    return (cards.known() & ~dealt.get(seat)) == 0 ? null : CribbageRule.DISCARD_OWN;
  }

  private @Nullable CribbageRule lay(int seat, int card) {
    if (seat != table.toAct()) {
      return laid.isEmpty()
          ? CribbageRule.FIRST_LEAD
          : faceUp().isEmpty() ? CribbageRule.LEAD : CribbageRule.MUST_LAY;
    }
    if ((inHand(seat) & 1L << card) == 0) {
      return CribbageRule.OWN_CARD;
    }
    int count = Math.min(10, (card >> 2) + 1);
    for (int shown : faceUp()) {
      count += Math.min(10, (shown >> 2) + 1);
    }
    return count > 31 ? CribbageRule.LIMIT : null;
  }

  /// Accepts a go of a player passed over since the last card, between its player and the next.
  private @Nullable CribbageRule go(int seat) {
    if (gone.contains(seat)) {
      return null;
    }
    if (seat == table.toAct()) {
      return CribbageRule.MUST_LAY;
    }
    return laid.isEmpty()
        ? CribbageRule.FIRST_LEAD
        : faceUp().isEmpty() ? CribbageRule.LEAD : CribbageRule.MUST_LAY;
  }

  private @Nullable CribbageRule count(int seat, int points) {
    if (seat != table.toAct()) {
      return CribbageRule.SHOW_ORDER;
    }
    return points > (believing ? most() : worth(seat)) ? CribbageRule.NO_OVERCOUNT : null;
  }

  private int most() {
    return turnedUp || kept == 4 ? 29 : kept == 3 ? 20 : 46;
  }

  @Override
  public String toString() {
    return seen;
  }
}
