package umpire.maumau;

import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.Set;
import umpire.core.Tape;

/// A whole game in which everybody plays by the decision rules, from the deck to the result.
///
/// Nobody has a choice, so a position that returns returns for ever. In 300 million random games
/// none took more than 254 turns; so positions are compared only when a game has become
/// suspiciously long (or, if nobody listens, has laid a suspicious number of cards), and then from
/// its first turn on, because the game stops where the first of them returns (M10).
public final class DecidedGame {

  private static final int SUSPICIOUSLY_MANY_TURNS = 1000;

  private final MauMau game = new MauMau();

  public MauMau game() {
    return game;
  }

  /// Plays a game to its end.
  ///
  /// @param deck the 32 cards as bits, top card first
  public void play(int players, int[] deck, Tape tape) {
    int start = tape.size();
    if (tape.records()) {
      game.deal(players, deck, tape);
      playTelling(tape);
    } else {
      game.layOut(TableRules.CLASSIC, players, deck);
      Course.play(game);
    }
    if (game.toAct() != MauMau.NOBODY) {
      tape.rewindTo(start);
      playComparingPositions(players, deck, tape);
    }
  }

  private void playTelling(Tape tape) {
    while (game.toAct() != MauMau.NOBODY && game.turns() <= SUSPICIOUSLY_MANY_TURNS) {
      game.play(DecisionRules.choose(game, tape), tape);
    }
  }

  private void playComparingPositions(int players, int[] deck, Tape tape) {
    Set<IntBuffer> seen = new HashSet<>();
    game.deal(players, deck, tape);
    while (game.toAct() != MauMau.NOBODY) {
      if (game.startsTurn() && !seen.add(IntBuffer.wrap(Position.of(game)))) {
        game.callOff(tape);
      } else {
        game.play(DecisionRules.choose(game, tape), tape);
      }
    }
  }
}
