package umpire.tractor;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Tractor;
import umpire.tractor.thrown.Outcome;
import umpire.tractor.words.Verb;

/// Watches rounds, and replays a round with other cards to determine whether everything public
/// could have happened with them. It uses the rules, not the inference. Each player draws all their
/// cards at once.
final class RoundAgain {

  private final TractorSettings rules;
  private final Move kitty = new Move();
  private int rounds;
  private int dealer;
  private int rank1;
  private int rank2;

  RoundAgain(TractorSettings rules) {
    this.rules = rules;
  }

  /// Receives each move before it is made.
  void see(Tractor game, Move move) {
    if (game.betweenRounds()) {
      rounds = game.rounds();
      dealer = game.dealer();
      rank1 = game.round().rank(0);
      rank2 = game.round().rank(1);
    }
    if (Verb.of(move) == Verb.KITTY) {
      kitty.copyFrom(move);
    }
  }

  /// Whether the round could have reached its current state with these cards.
  boolean couldHaveHappened(Tractor seen, Holding[] now, Holding buried) {
    var drawn = new Holding[Round.SEATS];
    for (int seat = 0; seat < Round.SEATS; seat++) {
      drawn[seat] = new Holding();
      drawn[seat].copyFrom(now[seat]);
    }
    var move = new Move();
    for (int place = 0; place < seen.history().size(); place++) {
      seen.history().get(place, move);
      if (Verb.of(move) == Verb.LAY && !Outcome.isRefused(Outcome.told(move))) {
        var laid = new Holding();
        laid.set(move.cards(), move.twice());
        drawn[seen.history().actor(place)].addAll(laid);
      }
    }
    drawn[seen.dealer()].addAll(buried);
    if (!separate(seen, drawn[seen.dealer()])) {
      return false;
    }
    var again = new Tractor(rules);
    again.round().startAt(0, rank1);
    again.round().startAt(1, rank2);
    again.resume(rounds, dealer);
    for (int i = 0; i < Round.SEATS; i++) {
      int seat = again.nextToDraw();
      move.set(Verb.DEAL).seat(seat);
      TractorCard.sorted(drawn[seat]).forEach(card -> move.then(card.number()));
      if (!happens(again, Kernel.HOUSE, move)) {
        return false;
      }
    }
    return goesTheSameWay(seen, again, buried);
  }

  /// Takes the kitty from the dealer's cards: the one that was turned up, or any cards that the
  /// dealer had not declared.
  private boolean separate(Tractor seen, Holding held) {
    var taken = new Holding();
    if (seen.declaring().seat() == Kernel.NOBODY) {
      for (int i = 0; i < kitty.length(); i++) {
        taken.add(kitty.card(i));
      }
    } else {
      var free = new Holding();
      free.copyFrom(held);
      var move = new Move();
      for (int place = 0; place < seen.history().size(); place++) {
        seen.history().get(place, move);
        if (Verb.of(move) == Verb.DECLARE && seen.history().actor(place) == seen.dealer()) {
          var shown = new Holding();
          shown.set(move.cards(), move.amount() == 2 ? move.cards() : 0);
          free.removeAll(shown);
        }
      }
      TractorCard.sorted(free).stream()
          .limit(rules.seating().kitty())
          .forEach(card -> taken.add(card.number()));
      kitty.set(Verb.KITTY);
      TractorCard.sorted(taken).forEach(card -> kitty.then(card.number()));
    }
    boolean there = held.missing(taken) == 0;
    held.removeAll(taken);
    return there;
  }

  private boolean goesTheSameWay(Tractor seen, Tractor again, Holding buried) {
    var move = new Move();
    for (int place = 0; place < seen.history().size(); place++) {
      seen.history().get(place, move);
      if (Verb.of(move) == Verb.BURY) {
        if (!happens(again, Kernel.HOUSE, kitty)) {
          return false;
        }
        buried.into(move.set(Verb.BURY));
      }
      int outcome = Outcome.told(move);
      if (!happens(again, seen.history().actor(place), move.code(Outcome.UNKNOWN))) {
        return false;
      }
      again.history().get(place, move);
      if (Outcome.told(move) != outcome) {
        return false;
      }
    }
    return true;
  }

  private static boolean happens(Tractor game, int actor, Move move) {
    boolean fine = game.check(actor, move) == Kernel.LEGAL;
    if (fine) {
      game.play(actor, move, RulingLog.none());
    }
    return fine;
  }
}
