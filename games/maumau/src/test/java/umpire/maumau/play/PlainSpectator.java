package umpire.maumau.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.Verb;

/// A spectator who sees no hand but remembers everything, and can decide whether a player can hold
/// certain cards: it looks for a way in which each card that they laid or hold came to them. A
/// second implementation, different from the kernel's: it compares every card with every time at
/// which a card came into the hand.
final class PlainSpectator {

  private static final int NEVER = Integer.MAX_VALUE;

  /// A card that came into a hand unseen.
  ///
  /// @param time when it came
  /// @param among the cards that it can have been
  private record Came(int seat, int time, long among) {}

  /// A laid card that was not known to be in the player's hand.
  ///
  /// @param came when it came, if that is known, or below 0
  private record Laid(int seat, int time, long card, int came) {}

  /// A note that a player holds none of these cards at that time.
  ///
  /// @param came restricts the note to the card that came then, if not below 0
  private record Lacks(int seat, int time, long cards, int came) {}

  private final List<Came> comings = new ArrayList<>();
  private final List<Laid> laid = new ArrayList<>();
  private final List<Lacks> lacks = new ArrayList<>();
  private long pile = Cards.ALL;
  private int clock;

  /// The player who draws one card because they lay none.
  private int drawer = Kernel.NOBODY;

  /// When the last card came face down, if one did with the last move.
  private int cameLast = -1;

  /// Plays a move, and notes all that it shows.
  void watch(MauMauMatch match, int actor, Move move) {
    clock++;
    Verb verb = Verb.of(move);
    MauMau game = match.game();
    if (verb != Verb.SHUFFLE) {
      drawer = verb == Verb.DRAW && game.penalty() == 0 ? actor : Kernel.NOBODY;
    }
    var before = new long[match.seats()];
    var shown = new long[match.seats()];
    for (int seat = 0; seat < match.seats(); seat++) {
      before[seat] = game.hand(seat);
      shown[seat] = game.publicKnowledge().shown(seat);
    }
    long fitting = game.fitting();
    lookBefore(match, verb);
    int came = verb == Verb.LAY && game.hasDrawn() ? cameLast : -1;
    match.play(actor, move, RulingLog.none());
    if (verb == Verb.DECK) {
      begin(match);
      return;
    }
    if (verb == Verb.LAY) {
      long card = before[actor] & ~game.hand(actor);
      if ((card & shown[actor]) == 0) {
        laid.add(new Laid(actor, clock, card, came));
      }
    }
    int drew = 0;
    for (int seat = 0; match.inDeal() && seat < match.seats(); seat++) {
      long open = game.publicKnowledge().shown(seat) & ~shown[seat];
      for (int i = Long.bitCount(game.hand(seat) & ~before[seat] & ~open); i > 0; i--) {
        comings.add(new Came(seat, ++clock, pile));
        drew++;
      }
    }
    cameLast = drew > 0 ? clock : -1;
    boolean goesOn = match.inPlay() && !(game.hasDrawn() && match.toAct() == drawer);
    boolean must = match.rules().drawing().drawn() == TableRules.DrawnCard.LAID;
    if (drawer >= 0 && drew > 0 && goesOn && must) {
      sawMisfit(drawer, fitting);
    }
  }

  /// Notes what a draw or a shuffle shows.
  private void lookBefore(MauMauMatch match, Verb verb) {
    MauMau game = match.game();
    if (verb == Verb.SHUFFLE) {
      pile = game.piles().covered();
      for (int seat = 0; seat < match.seats(); seat++) {
        lacks.add(new Lacks(seat, clock, pile, -1));
      }
    } else if (drawer >= 0 && game.hasDrawn()) {
      sawMisfit(drawer, game.fitting());
    } else if (drawer >= 0 && (!match.rules().drawing().byChoice() || game.piles().left() == 0)) {
      boolean last = game.held(drawer) == 1;
      long layable = last ? game.fitting() & match.rules().laying().last() : game.fitting();
      lacks.add(new Lacks(drawer, clock, layable, -1));
    }
  }

  private void begin(MauMauMatch match) {
    comings.clear();
    laid.clear();
    lacks.clear();
    pile = match.rules().deck();
    for (int seat = 0; seat < match.seats(); seat++) {
      for (int i = 0; i < match.rules().handSize(match.seats()); i++) {
        comings.add(new Came(seat, clock, pile));
      }
    }
  }

  /// Notes that the card that came last does not fit. If it had lain open, that is not new.
  private void sawMisfit(int seat, long cards) {
    if (cameLast >= 0) {
      lacks.add(new Lacks(seat, clock, cards, cameLast));
    }
  }

  /// The cards that can be face down in the draw pile, as bits.
  long pile() {
    return pile;
  }

  /// Whether a player can hold exactly these cards in addition to those that all players know.
  boolean canHold(int seat, long hidden) {
    var cards = new ArrayList<Laid>();
    laid.stream().filter(each -> each.seat == seat).forEach(cards::add);
    for (long rest = hidden; rest != 0; rest &= rest - 1) {
      cards.add(new Laid(seat, NEVER, Long.lowestOneBit(rest), -1));
    }
    List<Came> places = comings.stream().filter(each -> each.seat == seat).toList();
    if (cards.size() != places.size()) {
      return false;
    }
    var taken = new int[places.size()];
    Arrays.fill(taken, -1);
    for (int card = 0; card < cards.size(); card++) {
      if (!finds(card, cards, places, taken, new boolean[places.size()])) {
        return false;
      }
    }
    return true;
  }

  private boolean finds(
      int card, List<Laid> cards, List<Came> places, int[] taken, boolean[] asked) {
    for (int place = 0; place < places.size(); place++) {
      if (!asked[place] && fits(cards.get(card), places.get(place))) {
        asked[place] = true;
        if (taken[place] < 0 || finds(taken[place], cards, places, taken, asked)) {
          taken[place] = card;
          return true;
        }
      }
    }
    return false;
  }

  private boolean fits(Laid card, Came place) {
    boolean known = card.came < 0 || card.came == place.time;
    return known
        && place.time < card.time
        && (card.card & place.among) != 0
        && !isRefuted(card, place);
  }

  /// Whether any note refutes that the card came then; a loop, because it is called millions of
  /// times.
  private boolean isRefuted(Laid card, Came place) {
    for (Lacks each : lacks) {
      if (isRefuted(each, card, place)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRefuted(Lacks lacks, Laid card, Came place) {
    boolean held = place.time < lacks.time && lacks.time < card.time;
    boolean meant = lacks.came < 0 ? held : lacks.came == place.time;
    return lacks.seat == card.seat && meant && (lacks.cards & card.card) != 0;
  }
}
