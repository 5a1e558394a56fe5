package umpire.cribbage.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.profile.Preset;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// A program that sends moves, not words, can leave out parts, or name seats and cards that no
/// table has: the referee refuses such a move in every phase.
final class HostileMovesTest {

  private static final int TRIES = 20;

  private final RecordGaps<Cribbage> recordGaps = new CribbageGaps();
  private final SeededRandom random = new SeededRandom(52);
  private int refused;

  @Test
  void whatNoTableHasIsRefused() throws Exception {
    for (Preset preset : CribbageProfiles.PROFILES.presets()) {
      var profile = CribbageProfiles.PROFILES.preset(preset.name());
      for (int players = 2; players <= Math.min(4, CribbageProfiles.most(profile)); players++) {
        var game = new ByChance(CribbageSettings.of(profile, players));
        game.deal(players);
        for (int moves = 0; moves < 80 && game.step(RulingLog.none()); moves++) {
          tryAll(game.cribbage());
        }
      }
    }
    assertThat(refused).isGreaterThan(50_000);
  }

  private void tryAll(Cribbage table) {
    for (Verb verb : Verb.values()) {
      for (int i = 0; i < TRIES; i++) {
        Move move = any(verb);
        for (int actor = Kernel.HOUSE; actor < table.seats(); actor++) {
          int answer = table.check(actor, move);
          boolean again = recordGaps.isRedundant(table, actor, move);
          if (!isPossible(table, move)) {
            refused++;
            if (again || !Kernel.forbids(answer)) {
              throw new AssertionError(move + " by " + actor);
            }
          }
        }
      }
    }
  }

  /// Whether the parts of a move exist; a laid card needs no other part.
  private static boolean isPossible(Cribbage table, Move move) {
    boolean cards = move.cards() >>> Cards.DECK == 0;
    return move.is(Verb.LAY)
        ? cards && Long.bitCount(move.cards()) == 1
        : cards
            && move.seat() >= 0
            && move.seat() < table.seats()
            && move.amount() >= 0
            && move.unknown() >= 0;
  }

  private Move any(Verb verb) {
    return new Move()
        .set(verb)
        .seat(random.nextInt(3) == 0 ? random.nextInt(200) - 100 : random.nextInt(4))
        .amount(random.nextInt(60) - 10)
        .unknown(random.nextInt(12) - 4)
        .cards(
            random.nextInt(2) == 0
                ? random.nextLong()
                : random.nextLong() & random.nextLong() >>> 12)
        .code(random.nextLong())
        .twice(random.nextLong());
  }
}
