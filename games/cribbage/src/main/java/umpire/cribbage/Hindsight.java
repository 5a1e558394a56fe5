package umpire.cribbage;

import java.util.ArrayList;
import java.util.List;
import umpire.core.cards.SomeCards;
import umpire.core.match.Act;
import umpire.cribbage.CribbageEvent.Crib;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.Lay;
import umpire.cribbage.CribbageEvent.ShowHand;
import umpire.cribbage.CribbageEvent.Starter;
import umpire.cribbage.CribbageEvent.ToCrib;

/// What is known of a deal when it is over: a card that a player lays or shows was in that hand
/// from the deal on, and with all of a hand laid what else was dealt was laid away.
///
/// Nothing is filled in where that would contradict what is written; the referee then refuses the
/// event that does.
public final class Hindsight {

  private final CribbageTerms terms;
  private final List<Act<CribbageEvent>> acts;

  private Hindsight(CribbageTerms terms, List<Act<CribbageEvent>> acts) {
    this.terms = terms;
    this.acts = new ArrayList<>(acts);
  }

  /// The same acts with the cards filled in that later acts show.
  public static List<Act<CribbageEvent>> of(CribbageTerms terms, List<Act<CribbageEvent>> acts) {
    var hindsight = new Hindsight(terms, acts);
    int from = 0;
    boolean begun = false;
    for (int at = 1; at <= acts.size(); at++) {
      begun |= goesOn(acts.get(at - 1).event());
      if (at == acts.size() || (begun && isDealt(acts, at))) {
        hindsight.fillIn(from, at);
        from = at;
        begun = false;
      }
    }
    return List.copyOf(hindsight.acts);
  }

  /// Whether a card can be filled in here.
  public static boolean hides(CribbageEvent event) {
    return switch (event) {
      case Deal(_, SomeCards dealt) -> dealt.unknown() > 0;
      case Discard(SomeCards thrown, _) -> thrown.unknown() > 0;
      default -> false;
    };
  }

  private static boolean isDealt(List<Act<CribbageEvent>> acts, int at) {
    return switch (acts.get(at).event()) {
      case Deal _, ToCrib _ -> true;
      default -> false;
    };
  }

  /// Whether the hands of a deal have been dealt when this happens, so that another is the next
  /// deal's.
  private static boolean goesOn(CribbageEvent event) {
    return switch (event) {
      case CribbageEvent.Cut _, CribbageEvent.Dealer _, Deal _, ToCrib _ -> false;
      default -> true;
    };
  }

  /// Fills in the deal between these places.
  private void fillIn(int from, int to) {
    for (int seat = 0; seat < terms.players(); seat++) {
      int deal = find(seat, from, to, true);
      int discard = find(seat, from, to, false);
      if (deal >= 0 && acts.get(deal).event() instanceof Deal(_, SomeCards dealt)) {
        fillIn(seat, new Places(from, to, deal, discard), dealt);
      }
    }
  }

  /// @param from the first act of a deal
  /// @param to the first act after it
  /// @param deal where a player is dealt cards
  /// @param discard where the player lays away, or -1
  private record Places(int from, int to, int deal, int discard) {}

  private int find(int player, int from, int to, boolean deal) {
    for (int at = from; at < to; at++) {
      Act<CribbageEvent> act = acts.get(at);
      boolean found =
          switch (act.event()) {
            case Deal(int seat, _) -> deal && seat == player;
            case Discard _ -> !deal && act.actor() == player;
            default -> false;
          };
      if (found) {
        return at;
      }
    }
    return -1;
  }

  private void fillIn(int seat, Places places, SomeCards dealt) {
    SomeCards thrown =
        places.discard >= 0
                && acts.get(places.discard).event() instanceof Discard(SomeCards cards, _)
            ? cards
            : SomeCards.of(0);
    if (dealt.unknown() == 0 && thrown.unknown() == 0) {
      return;
    }
    long laid = laid(seat, places);
    long all = dealt.known() | laid | thrown.known();
    boolean fits =
        Long.bitCount(laid) <= terms.hand()
            && Long.bitCount(all) <= dealt.size()
            && (laid & thrown.known()) == 0
            && (all & elsewhere(seat, places)) == 0;
    if (!fits) {
      return;
    }
    var hand = new SomeCards(all, dealt.size() - Long.bitCount(all));
    acts.set(places.deal, new Act<>(acts.get(places.deal).actor(), new Deal(seat, hand)));
    if (places.discard >= 0) {
      acts.set(places.discard, new Act<>(seat, discard(thrown, laid, all)));
    }
  }

  private Discard discard(SomeCards thrown, long laid, long all) {
    long away = Long.bitCount(laid) == terms.hand() ? all & ~laid : thrown.known();
    int hidden = thrown.size() - Long.bitCount(away);
    return hidden < 0 ? new Discard(thrown) : new Discard(new SomeCards(away, hidden), laid);
  }

  /// What a player lays, or shows in the end.
  private long laid(int seat, Places places) {
    long laid = 0;
    for (Act<CribbageEvent> act : acts.subList(places.from, places.to)) {
      laid |=
          switch (act.event()) {
            case Lay(int card) -> act.actor() == seat ? 1L << card : 0;
            case ShowHand(int owner, SomeCards shown) -> owner == seat ? shown.known() : 0;
            default -> 0;
          };
    }
    return laid;
  }

  /// The cards of this deal that are not this player's. Those that are turned up in the crib may
  /// be.
  private long elsewhere(int seat, Places places) {
    long cards = 0;
    for (Act<CribbageEvent> act : acts.subList(places.from, places.to)) {
      cards |=
          switch (act.event()) {
            case Deal(int owner, SomeCards dealt) -> owner == seat ? 0 : dealt.known();
            case Discard(SomeCards thrown, _) -> act.actor() == seat ? 0 : thrown.known();
            case Lay(int card) -> act.actor() == seat ? 0 : 1L << card;
            case ShowHand(int owner, SomeCards shown) -> owner == seat ? 0 : shown.known();
            case ToCrib(SomeCards straight) -> straight.known();
            case Starter(int card) -> 1L << card;
            case Crib(SomeCards crib) -> crib.known() & laid(seat, places);
            default -> 0;
          };
    }
    return cards;
  }
}
