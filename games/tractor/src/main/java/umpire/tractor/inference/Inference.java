package umpire.tractor.inference;

import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.rule.TractorSwitches.Refused;
import umpire.tractor.rule.TractorSwitches.Throwing;
import umpire.tractor.table.Tractor;
import umpire.tractor.thrown.Outcome;
import umpire.tractor.thrown.ThrowCheck;
import umpire.tractor.words.Verb;

/// The public conclusions from the play about unknown cards: which players have no card of a suit,
/// no pair of it, nothing above a throw that stood, or something above a refused one.
///
/// It goes back through the events of the round. A player who followed had at that time exactly the
/// cards that they hold now and have laid since; so most conclusions become a bound on a seat's
/// current hand, none or at most one of a card. The others become [Suspicions].
public final class Inference {

  private final long[] never = new long[Seating.MAX + 1];
  private final long[] single = new long[Seating.MAX + 1];
  private final Suspicions suspicions = new Suspicions();

  /// The cards each seat has laid since the event being examined.
  private final Holding[] since = new Holding[Seating.MAX];

  /// For each lay of the history, the index of the lead of its trick (its own if it leads), or
  /// [#TAKEN_BACK].
  private int[] leads = new int[160];

  private static final int TAKEN_BACK = -1;

  private final Move lay = new Move();
  private final Move lead = new Move();
  private final Holding cards = new Holding();
  private final ThrowCheck cut = new ThrowCheck();

  public Inference() {
    for (int seat = 0; seat < Seating.MAX; seat++) {
      since[seat] = new Holding();
    }
  }

  /// Draws the conclusions from all public information of a game.
  public void look(Tractor game) {
    for (int seat = 0; seat < Seating.MAX; seat++) {
      never[seat] = single[seat] = 0;
      since[seat].clear();
    }
    suspicions.clear(game);
    if (game.phase() != Tractor.Phase.PLAYING
        || game.rules().form() != TractorSwitches.Form.WHOLE) {
      return;
    }
    findLeads(game.history(), game.seats());
    for (int place = game.history().size() - 1; place >= 0; place--) {
      game.history().get(place, lay);
      if (Verb.of(lay) == Verb.LAY) {
        look(game, place, game.history().actor(place));
      }
    }
  }

  /// Finds the lead of each lay; a leader who lays again has taken back the previous lay.
  private void findLeads(History history, int seats) {
    if (leads.length < history.size()) {
      leads = new int[2 * history.size()];
    }
    int first = 0;
    int inTrick = 0;
    for (int place = 0; place < history.size(); place++) {
      history.get(place, lay);
      if (Verb.of(lay) != Verb.LAY) {
        continue;
      }
      if (inTrick == 1 && history.actor(place) == history.actor(first)) {
        leads[first] = TAKEN_BACK;
        inTrick = 0;
      }
      first = inTrick == 0 ? place : first;
      leads[place] = first;
      inTrick = (inTrick + 1) % seats;
    }
  }

  private void look(Tractor game, int place, int seat) {
    int outcome = Outcome.told(lay);
    cards.set(lay);
    if (leads[place] != TAKEN_BACK && !Outcome.isRefused(outcome)) {
      since[seat].addAll(cards);
    }
    if (outcome != Outcome.UNKNOWN) {
      cut.cut(cards, game.play().order(), game.rules().smallestTractor());
      cut.spell();
      lookAtThrow(game, seat, outcome);
    } else if (leads[place] >= 0 && leads[place] != place) {
      game.history().get(leads[place], lead);
      lookAtFollow(game, seat);
    }
  }

  // Follows.

  private void lookAtFollow(Tractor game, int seat) {
    Follow follow = game.rules().tricks().follow();
    boolean known = game.hands().unknown(seat) == 0;
    if (follow == Follow.FREE || known) {
      return;
    }
    TrumpOrder order = game.play().order();
    int group = order.group(Long.numberOfTrailingZeros(lead.cards()));
    long kinds = order.kindsIn(group);
    int led = Long.bitCount(lead.cards()) + Long.bitCount(lead.twice());
    if (cards.size(kinds) < led) {
      never[seat] |= kinds;
    } else if (follow != Follow.GROUP && lead.twice() != 0) {
      int missing = Long.bitCount(lead.twice()) - Long.bitCount(cards.pairs());
      if (missing > 0) {
        noPairs(seat, kinds);
      } else if (follow == Follow.STRUCTURE && Long.bitCount(lead.twice()) > 1) {
        suspicions.addFollow(seat, group, lead, cards, since[seat]);
      }
    }
  }

  /// Concludes that a seat has no pair of these kinds: a card of which it has laid one since, or
  /// then, is gone.
  private void noPairs(int seat, long kinds) {
    single[seat] |= kinds;
    never[seat] |= kinds & since[seat].cards();
  }

  // Throws.

  private void lookAtThrow(Tractor game, int leader, int outcome) {
    Refused rule = game.rules().tricks().refused();
    int due = Outcome.due(outcome);
    int first = Integer.numberOfTrailingZeros(due);
    boolean refused = Outcome.isRefused(outcome);
    for (int i = 0; i < cut.components(); i++) {
      boolean stands =
          !refused
              || (rule == Refused.CHOICE
                  ? (due >> i & 1) == 0
                  : i != first && cut.goesBefore(i, first, rule));
      if (stands) {
        nobodyBeats(game, leader, i, leader);
      } else if (i == first) {
        int beater = Outcome.beater(outcome);
        nobodyBeats(game, leader, i, beater);
        somebodyBeats(1 << beater, i);
      } else if (rule == Refused.CHOICE) {
        somebodyBeats(counting(leader, game.rules()), i);
      }
    }
  }

  /// The seats whose hands count for a throw, as a set of bits.
  private static int counting(int leader, TractorSettings rules) {
    Seating seating = rules.seating();
    int counting = 0;
    for (int seat = seating.next(leader); seat != leader; seat = seating.next(seat)) {
      counting |=
          ThrowCheck.counts(seat, leader, rules.tricks().throwing(), seating) ? 1 << seat : 0;
    }
    return counting;
  }

  /// Concludes that no seat whose hand counts beats a component, from the leader's neighbour up to
  /// `until`.
  private void nobodyBeats(Tractor game, int leader, int component, int until) {
    Throwing throwing = game.rules().tricks().throwing();
    Seating seating = game.rules().seating();
    for (int seat = seating.next(leader); seat != until; seat = seating.next(seat)) {
      if (ThrowCheck.counts(seat, leader, throwing, seating) && game.hands().unknown(seat) > 0) {
        cannotBeat(game, seat, component);
      }
    }
  }

  private void cannotBeat(Tractor game, int seat, int component) {
    int length = cut.length(component);
    long above = game.play().order().kindsAbove(cut.place(component));
    if (length == 1) {
      never[seat] |= above;
    } else if (length == 2) {
      noPairs(seat, above);
    } else {
      suspicions.addNoTractor(seat, cut.place(component), length, since[seat]);
    }
  }

  private void somebodyBeats(int seats, int component) {
    suspicions.addBeaten(seats, cut.place(component), cut.length(component), since);
  }

  // The conclusions.

  /// The cards that are certainly not among a seat's unknown ones.
  public long never(int seat) {
    return never[seat];
  }

  /// The cards of which a seat has one at most.
  public long single(int seat) {
    return single[seat];
  }

  public Suspicions suspicions() {
    return suspicions;
  }
}
