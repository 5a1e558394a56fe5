package umpire.cribbage.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.cribbage.Cribbage.Phase;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Agree;
import umpire.cribbage.CribbageEvent.Count;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Cut;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Go;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.Muggins;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;
import umpire.cribbage.PeggingRule;
import umpire.cribbage.PlainShows;
import umpire.cribbage.SomeCards;

/// What may be done, read plainly from the list of what happened in this deal; only the phase and
/// whose turn it is are taken from the referee.
final class PlainLegality {

  private final CribbageView view;
  private final boolean cribFour;
  private final int players;
  private final boolean playOnly;

  private final Map<Integer, Long> dealt = new HashMap<>();
  private final Map<Integer, Long> thrown = new HashMap<>();
  private final Map<Integer, Long> laid = new HashMap<>();
  private final List<Cut> cuts = new ArrayList<>();
  private long straight;
  private int starter = -1;
  private boolean turnedUp;
  private int uncounted;
  private final java.util.Set<Integer> gone = new java.util.HashSet<>();

  PlainLegality(Evening evening) {
    view = evening.match.view(new Viewer.Arbiter());
    cribFour = evening.profile.is("crib-flush", "four");
    playOnly = evening.profile.is("scope", "play");
    players = evening.names.size();
    boolean wasDeal = false;
    for (Evening.Happening happening : evening.happened) {
      boolean isDeal =
          switch (happening.event()) {
            case Deal _, ToCrib _ -> true;
            default -> false;
          };
      if ((isDeal && !wasDeal) || (happening.event() instanceof Cut && cuts.isEmpty())) {
        clear();
      }
      wasDeal = isDeal;
      see(happening.actor(), happening.event());
    }
    whoWent(evening);
    if (!wasDeal && view.phase() == Phase.DEAL) {
      clear();
    }
  }

  /// Those between the player of the last card and the next, if the count went on; all, if it ended
  /// short of thirty-one.
  private void whoWent(Evening evening) {
    if (evening.happened.isEmpty()
        || !(evening.happened.getLast().event() instanceof Lay)
        || view.phase() != Phase.PLAY) {
      return;
    }
    int last = evening.happened.getLast().actor();
    if (!view.faceUp().isEmpty()) {
      for (int seat = (last + 1) % players; seat != view.toAct(); seat = (seat + 1) % players) {
        gone.add(seat);
      }
    } else if (lastCount(evening) < 31) {
      for (int seat = 0; seat < players; seat++) {
        gone.add(seat);
      }
    }
  }

  /// What the cards of the last count added up to, as the tape told it.
  private static int lastCount(Evening evening) {
    return evening.tape.amount(0);
  }

  private void clear() {
    dealt.clear();
    thrown.clear();
    laid.clear();
    cuts.clear();
    straight = 0;
    starter = -1;
    turnedUp = false;
  }

  private void see(int actor, CribbageEvent event) {
    switch (event) {
      case Cut cut -> {
        if (cuts.size() == players) {
          cuts.clear();
        }
        cuts.add(cut);
      }
      case Deal(int seat, var cards) -> dealt.put(seat, cards.known());
      case ToCrib(var cards) -> straight = cards.known();
      case Discard(var cards) -> thrown.put(actor, cards.known());
      case Starter(var card) -> starter = SomeCards.number(card);
      case Lay(var card) -> laid.merge(actor, 1L << SomeCards.number(card), (a, b) -> a | b);
      case Crib _ -> turnedUp = true;
      case Count(int points) -> {
        uncounted = worth(actor) - points;
      }
      case Muggins(int points) -> uncounted -= points;
      case Agree _, Go _ -> {
        // changes nothing
      }
    }
  }

  private int worth(int seat) {
    long four = turnedUp ? crib() : dealt.get(seat) & ~thrown.getOrDefault(seat, 0L);
    return PlainShows.points(four, starter, turnedUp && !cribFour);
  }

  private long crib() {
    long crib = straight;
    for (long cards : thrown.values()) {
      crib |= cards;
    }
    return crib;
  }

  /// The rule against an event, null if there is none.
  @Nullable PeggingRule against(int actor, CribbageEvent event) {
    boolean ofTheDeck =
        switch (event) {
          case Cut _, Deal _, ToCrib _, Starter _, Crib _ -> true;
          default -> false;
        };
    if (ofTheDeck != (actor == Match.HOUSE)) {
      return PeggingRule.WHO_ACTS;
    }
    if (view.phase() != phaseOf(event)) {
      return event instanceof Muggins ? PeggingRule.MUGGINS_CLAIM : PeggingRule.IN_ORDER;
    }
    return switch (event) {
      case Cut(int seat, var card) -> cut(seat, SomeCards.number(card));
      case Deal(int seat, var cards) -> deal(seat, cards);
      case ToCrib(var cards) -> toCrib(cards);
      case Discard(var cards) -> discard(actor, cards);
      case Starter(var card) -> unseen(1L << SomeCards.number(card));
      case Lay(var card) -> lay(actor, SomeCards.number(card));
      case Go _ -> go(actor);
      case Crib(var cards) -> cards.known() == crib() ? null : PeggingRule.CRIB_CARDS;
      case Count(int points) -> count(actor, points);
      case Muggins(int points) ->
          actor == view.toAct() && points >= 1 && points <= uncounted
              ? null
              : PeggingRule.MUGGINS_CLAIM;
      case Agree _ -> actor == view.toAct() ? null : PeggingRule.MUGGINS_CLAIM;
    };
  }

  private static Phase phaseOf(CribbageEvent event) {
    return switch (event) {
      case Cut _ -> Phase.CUT;
      case Deal _, ToCrib _ -> Phase.DEAL;
      case Discard _ -> Phase.DISCARD;
      case Starter _ -> Phase.STARTER;
      case Lay _, Go _ -> Phase.PLAY;
      case Crib _ -> Phase.CRIB;
      case Count _ -> Phase.COUNT;
      case Muggins _, Agree _ -> Phase.MUGGINS;
    };
  }

  private @Nullable PeggingRule cut(int seat, int card) {
    for (Cut cut : cuts.size() == players ? List.<Cut>of() : cuts) {
      if (cut.seat() == seat) {
        return PeggingRule.IN_ORDER;
      }
    }
    for (Cut cut : cuts.size() == players ? List.<Cut>of() : cuts) {
      if (SomeCards.number(cut.card()) == card) {
        return PeggingRule.ONE_DECK;
      }
    }
    return null;
  }

  private @Nullable PeggingRule deal(int seat, SomeCards cards) {
    if (dealt.containsKey(seat)) {
      return PeggingRule.IN_ORDER;
    }
    int due = playOnly ? 4 : players == 2 ? 6 : 5;
    return cards.size() == due ? unseen(cards.known()) : PeggingRule.HAND_SIZE;
  }

  private @Nullable PeggingRule toCrib(SomeCards cards) {
    boolean due = players == 3 && !playOnly && straight == 0;
    return due ? unseen(cards.known()) : PeggingRule.IN_ORDER;
  }

  private @Nullable PeggingRule unseen(long cards) {
    long seen = straight;
    for (long hand : dealt.values()) {
      seen |= hand;
    }
    return (cards & seen) == 0 ? null : PeggingRule.ONE_DECK;
  }

  private @Nullable PeggingRule discard(int seat, SomeCards cards) {
    if (thrown.containsKey(seat)) {
      return PeggingRule.IN_ORDER;
    }
    if (cards.size() != (players == 2 ? 2 : 1)) {
      return PeggingRule.DISCARD_SIZE;
    }
    return (cards.known() & ~dealt.get(seat)) == 0 ? null : PeggingRule.DISCARD_OWN;
  }

  private @Nullable PeggingRule lay(int seat, int card) {
    if (seat != view.toAct()) {
      return laid.isEmpty()
          ? PeggingRule.FIRST_LEAD
          : view.faceUp().isEmpty() ? PeggingRule.LEAD : PeggingRule.MUST_LAY;
    }
    long held = dealt.get(seat) & ~thrown.getOrDefault(seat, 0L) & ~laid.getOrDefault(seat, 0L);
    if ((held & 1L << card) == 0) {
      return PeggingRule.OWN_CARD;
    }
    int count = Math.min(10, (card >> 2) + 1);
    for (int shown : view.faceUp()) {
      count += Math.min(10, (shown >> 2) + 1);
    }
    return count > 31 ? PeggingRule.LIMIT : null;
  }

  /// Fine for whoever was passed over since the last card: of those between the one who laid it and
  /// the one to lay now.
  private @Nullable PeggingRule go(int seat) {
    if (gone.contains(seat)) {
      return null;
    }
    if (seat == view.toAct()) {
      return PeggingRule.MUST_LAY;
    }
    return laid.isEmpty()
        ? PeggingRule.FIRST_LEAD
        : view.faceUp().isEmpty() ? PeggingRule.LEAD : PeggingRule.MUST_LAY;
  }

  private @Nullable PeggingRule count(int seat, int points) {
    if (seat != view.toAct()) {
      return PeggingRule.SHOW_ORDER;
    }
    return points > worth(seat) ? PeggingRule.NO_OVERCOUNT : null;
  }

  @Override
  public String toString() {
    return view.facts().toString();
  }
}
