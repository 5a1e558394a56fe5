package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauRule;
import umpire.maumau.Moves;

/// What is found about a player's event, with what lies on the table and what he may do instead.
/// Nothing is said of a hand but to its owner.
final class Refusal {

  private static final int MOST_LISTED = 12;

  private final MauMauMatch match;
  private final MauMau game;

  private Refusal(MauMauMatch match) {
    this.match = match;
    this.game = match.game;
  }

  static Finding ofPlayer(MauMauMatch match, int seat, MauMauEvent event) {
    if (match.isOver()) {
      return Finding.against(MauMauRule.GAME_OVER);
    }
    int move = MoveCode.number(event);
    boolean laysNothing = move == MoveCode.NO_MOVE && !(event instanceof MauMauEvent.Lay);
    if (!match.inPlay() || laysNothing) {
      return Finding.against(MauMauRule.DUE, awaited(match));
    }
    if (match.passesUnsaid(seat)) {
      return afterUnsaidPass(match, seat, move);
    }
    int answer = match.game.check(seat, move);
    if (answer == Kernel.FINE) {
      return Finding.fine();
    }
    var refusal = new Refusal(match);
    MauMauRule rule = MauMauRule.values()[answer & ~MauMau.DOUBT];
    return answer >= MauMau.DOUBT
        ? new Finding.Open(rule, refusal.missing(rule, seat))
        : new Finding.Against(rule, refusal.notes(rule, seat));
  }

  /// The player before has drawn, and passed without saying so: that is in doubt itself.
  private static Finding afterUnsaidPass(MauMauMatch match, int seat, int move) {
    var refusal = new Refusal(match);
    int drawer = match.game.toAct();
    MauMau then = match.game.copy();
    then.play(Moves.KEEP, Tape.silent());
    int answer = then.check(seat, move);
    return answer == Kernel.FINE || answer >= MauMau.DOUBT
        ? new Finding.Open(MauMauRule.DRAWN_CARD, refusal.missing(MauMauRule.DRAWN_CARD, drawer))
        : Finding.against(MauMauRule.values()[answer], refusal.onTheTable());
  }

  private String missing(MauMauRule rule, int seat) {
    String name = match.names.get(seat);
    return rule == MauMauRule.DRAWN_CARD
        ? "the card that " + name + " drew, which is not recorded"
        : "cards of " + name + " that are not recorded";
  }

  private List<String> notes(MauMauRule rule, int seat) {
    var notes = new ArrayList<String>();
    if (rule == MauMauRule.IN_TURN) {
      notes.add("it is the turn of " + match.names.get(game.toAct()));
      return notes;
    }
    notes.add(onTheTable());
    notes.add("legal for " + match.names.get(seat) + ": " + legal(seat));
    return notes;
  }

  private String onTheTable() {
    String open = CardText.name(game.openCard()) + " lies open";
    int named = Views.named(game);
    if (named >= 0) {
      return open + ", " + CardText.suitName(named) + " is named";
    }
    if (game.penalty() > 0) {
      return open + ", " + game.penalty() + " cards are due";
    }
    return game.eightActive() ? open + " and is to be answered" : open;
  }

  private String legal(int seat) {
    var notation = new MauMauNotation();
    List<String> events =
        match.legal(seat).stream().map(event -> notation.write(event, match.names)).toList();
    return events.size() <= MOST_LISTED
        ? String.join(", ", events)
        : String.join(", ", events.subList(0, MOST_LISTED)) + " and more";
  }

  /// What is in order now.
  static String awaited(MauMauMatch match) {
    if (match.inPlay()) {
      return "it is the turn of " + match.names.get(match.game.toAct());
    }
    if (match.toShow != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow);
      return "what " + match.names.get(seat) + " has left is to be shown";
    }
    if (match.inDeal) {
      return "the discard pile is to be shuffled";
    }
    int next = match.dealing.next(match.standing.first());
    if (next == Kernel.NOBODY) {
      return "the opening card is due";
    }
    return match.dealing.hasBegun()
        ? "the hand of " + match.names.get(next) + " is due"
        : "the deck is due, or a hand for everybody";
  }
}
