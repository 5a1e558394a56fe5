package umpire.crazyeights.table;

import java.util.Arrays;
import umpire.core.RulingLog;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.crazyeights.rule.EightsRule;
import umpire.crazyeights.rule.EightsSettings;

/// The state of a match in plain numbers: deal after deal, until a player has won.
///
/// [Legality] decides which moves are legal, and [Deal] plays them and reports to the log, rule by
/// rule. A seat's knowledge is a copy of this kernel without the other players' cards ([#veil]). So
/// all code must work with unknown cards, and records with gaps are judged by this code too.
public final class Eights implements Kernel<Eights> {

  public static final int MIN_PLAYERS = 2;
  public static final int MAX_PLAYERS = 4;

  private final EightsSettings settings;
  private final Deal deal;
  private final Legality legality;
  private final History history = new History();
  private final Move seen = new Move();
  private final int[] scores;
  private int deals;
  private int winner = NOBODY;

  public Eights(EightsSettings settings, int seats) {
    this.settings = settings;
    deal = new Deal(settings, seats);
    legality = new Legality(deal);
    scores = new int[seats];
    reset();
  }

  @Override
  public Eights newGame() {
    return new Eights(settings, scores.length);
  }

  @Override
  public void reset() {
    Arrays.fill(scores, 0);
    history.clear();
    deals = 0;
    winner = NOBODY;
    deal.begin(0);
  }

  @Override
  public void copyFrom(Eights other) {
    deal.copyFrom(other.deal);
    history.copyFrom(other.history);
    System.arraycopy(other.scores, 0, scores, 0, scores.length);
    deals = other.deals;
    winner = other.winner;
  }

  @Override
  public int seats() {
    return scores.length;
  }

  /// A finished deal is followed by the next at once, unless it was the last.
  @Override
  public int toAct() {
    return deal.isDone() ? OVER : deal.awaitsCards() ? HOUSE : deal.seat();
  }

  @Override
  public int check(int actor, Move move) {
    return deal.isDone() ? ending().ordinal() : legality.check(actor, toAct(), move);
  }

  @Override
  public void listLegal(int actor, Moves into) {
    if (actor == toAct()) {
      legality.list(into);
    }
  }

  @Override
  public void play(int actor, Move move, RulingLog log) {
    if (deal.isNew()) {
      history.clear();
    }
    history.add(actor, move);
    switch (Verb.of(move)) {
      case DEAL -> deal.give(move.cards(), move.unknown(), log);
      case TURN_UP -> deal.turnUp(Verb.card(move), log);
      case LAY -> deal.lay(Verb.card(move), Verb.suit(move), log);
      case DRAW -> deal.draw();
      case PASS -> deal.pass(log);
      case SHOW -> scores[deal.out()] += deal.show(move.cards(), log);
      case MISDEAL -> deal.takeBack(log);
    }
    if (deal.isDone()) {
      goOn(log);
    }
  }

  /// Ends the match after a deal, or begins the next deal.
  private void goOn(RulingLog log) {
    int out = deal.out();
    if (isOneDeal()) {
      winner = out;
    } else if (out != NOBODY && scores[out] >= settings.target()) {
      winner = out;
      log.add(EightsRule.WON, out, 0, scores[out]);
    } else {
      int first = ++deals % seats();
      log.add(EightsRule.NEXT_DEAL, first, deals + 1, 0);
      deal.begin(first);
    }
  }

  private boolean isOneDeal() {
    return settings.target() == 0;
  }

  /// Returns the rule by which the match ended.
  private EightsRule ending() {
    return winner == NOBODY ? EightsRule.BLOCKED : isOneDeal() ? EightsRule.OUT : EightsRule.WON;
  }

  @Override
  public void veil(int viewer) {
    for (int seat = 0; seat < seats(); seat++) {
      if (seat != viewer && !deal.isOpen(seat)) {
        deal.hands.forget(seat);
      }
    }
    for (int i = 0; i < history.size(); i++) {
      history.get(i, seen);
      mask(viewer, history.actor(i), seen);
      history.set(i, seen);
    }
  }

  /// All players see how many cards a player is given, but only that player sees which.
  @Override
  public void mask(int viewer, int actor, Move move) {
    boolean given = Verb.of(move) == Verb.DEAL;
    if (given && move.seat() != viewer && !hasOpenHands()) {
      move.unknown(move.unknown() + Long.bitCount(move.cards())).cards(0);
    }
  }

  /// Replaces the seat's unknown cards by these.
  public void fill(int seat, long cards) {
    deal.hands.show(seat, deal.hands.known(seat) | cards);
  }

  @Override
  public boolean isFullyKnown() {
    return deal.hands.isFullyKnown();
  }

  @Override
  public History history() {
    return history;
  }

  @Override
  public int tally(int tally, int side) {
    return scores[side];
  }

  @Override
  public int winner() {
    return winner;
  }

  /// Whether all players see every hand.
  public boolean hasOpenHands() {
    return settings.forced();
  }

  /// Returns the number of the deal, from 1.
  public int number() {
    return deals + 1;
  }

  /// Returns the current deal, or the last one.
  public Deal deal() {
    return deal;
  }
}
