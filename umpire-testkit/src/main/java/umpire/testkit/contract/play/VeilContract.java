package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.text.Sentence;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Positions;

/// A seat's knowledge is a kernel under a veil. Hidden information must not leak: neither into the
/// facts and legal moves that a seat sees, nor into its rulings, nor into the worlds sampled for
/// it.
@Contract
public final class VeilContract {

  /// How many moves a sampled world is played on.
  private static final int FURTHER = 40;

  /// How many times the dealer is asked for a deal that looks the same to the viewer.
  private static final int TRIES = 20;

  /// Veiling twice changes nothing. Filling in a veiled kernel leaves nothing unknown, and veiling
  /// it again restores the viewer's knowledge.
  @Test
  public void whatIsHiddenDoesNotShow(Game game) {
    Positions.everywhere(game, VeilContract::hidden);
  }

  private static <K extends Kernel<K>> void hidden(Positions.Position<K> position) {
    for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
      K veiled = position.veiled(viewer);
      String known = position.told(veiled, viewer);
      veiled.veil(viewer);
      assertThat(position.told(veiled, viewer))
          .as("%s: veiled twice for %d", position.where, viewer)
          .isEqualTo(known);
      for (Dealer<K> dealer : position.dealers) {
        dealer.sampleHidden(veiled, position.random);
        assertThat(veiled.isFullyKnown())
            .as("%s: filled for %d, nothing is left unknown", position.where, viewer)
            .isTrue();
        veiled.veil(viewer);
        assertThat(position.told(veiled, viewer))
            .as("%s: filled and veiled again for %d", position.where, viewer)
            .isEqualTo(known);
      }
    }
  }

  /// A veiled kernel equals one that was played only what the viewer saw.
  @Test
  public void aVeiledGameIsTheGameAsItWasSeen(Game game) {
    Positions.everywhere(game, VeilContract::seen);
  }

  private static <K extends Kernel<K>> void seen(Positions.Position<K> position) {
    for (int i = 0; i < position.witnesses.size(); i++) {
      int viewer = position.viewer(i);
      K witness = position.witnesses.get(i);
      assertThat(position.told(position.veiled(viewer), viewer))
          .as("%s: what viewer %d knows", position.where, viewer)
          .isEqualTo(position.told(witness, viewer));
    }
  }

  /// Sampling depends only on what the viewer sees: two worlds that look the same give the same
  /// samples for the same seed.
  @Test
  public void worldsAreDrawnFromWhatIsSeen(Game game) {
    Positions.everywhere(game, VeilContract::drawn);
  }

  private static <K extends Kernel<K>> void drawn(Positions.Position<K> position) {
    for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
      K other = position.veiled(viewer);
      position.dealer.sampleHidden(other, position.random);
      other.veil(viewer);
      K one = position.veiled(viewer);
      long seed = position.random.nextLong();
      position.dealer.sampleHidden(one, new SeededRandom(seed));
      position.dealer.sampleHidden(other, new SeededRandom(seed));
      assertThat(position.told(other, Kernel.ARBITER))
          .as("%s: drawn for %d from another world that looks the same", position.where, viewer)
          .isEqualTo(position.told(one, Kernel.ARBITER));
    }
  }

  /// Sampled worlds can be played on, and the moves made in them are legal.
  @Test
  public void filledWorldsGoOn(Game game) {
    Positions.everywhere(game, VeilContract::goesOn);
  }

  private static <K extends Kernel<K>> void goesOn(Positions.Position<K> position) {
    position.dealers.forEach(dealer -> goesOn(position, dealer));
  }

  private static <K extends Kernel<K>> void goesOn(
      Positions.Position<K> position, Dealer<K> dealer) {
    int viewer = position.random.nextInt(position.seats() + 1) - 1;
    K world = position.veiled(viewer);
    dealer.sampleHidden(world, position.random);
    var random = new RandomStrategy<K>();
    var move = new Move();
    for (int moves = 0; moves < FURTHER && world.toAct() != Kernel.OVER; moves++) {
      int actor =
          position.dealer.step(
              world,
              position.random,
              (shown, seat, into) -> random.choose(shown, seat, position.random, into),
              move);
      assertThat(world.check(actor, move))
          .as(
              "%s: %s by %d, %d moves on, in a world for %d",
              position.where, move, actor, moves, viewer)
          .isEqualTo(Kernel.LEGAL);
      world.play(actor, move, RulingLog.none());
    }
  }

  /// A viewer who learns nothing new from a move sees the same rulings, whatever is hidden.
  @Test
  public void nobodyIsToldWhatTheyCannotKnow(Game game) {
    var compared = new AtomicInteger();
    Positions.everywhere(
        game,
        new Positions.Law() {
          @Override
          public <K extends Kernel<K>> void at(Positions.Position<K> position) {
            for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
              compared.addAndGet(toldTheSame(game, position, viewer) ? 1 : 0);
            }
          }
        });
    assertThat(compared.get()).as("moves that were told twice").isPositive();
  }

  /// Plays the move, and one that looks the same in another world that looks the same. Returns
  /// whether the rulings could be compared.
  private static <K extends Kernel<K>> boolean toldTheSame(
      Game game, Positions.Position<K> position, int viewer) {
    K world = position.veiled(viewer);
    position.dealer.sampleHidden(world, position.random);
    var alike = new Move();
    if (!looksAlike(position, world, viewer, alike)) {
      return false;
    }
    K table = position.copy();
    List<String> here = told(game, position, table, viewer, position.move);
    List<String> there = told(game, position, world, viewer, alike);
    table.veil(viewer);
    world.veil(viewer);
    if (!position.told(table, viewer).equals(position.told(world, viewer))) {
      return false; // the viewer has seen something new, such as their own new card
    }
    assertThat(there)
        .as("%s: what %d is told of %s, whatever is hidden", position.where, viewer, alike)
        .isEqualTo(here);
    return true;
  }

  /// Finds a move by the same actor in the other world that the viewer cannot distinguish from this
  /// one; returns whether there is one.
  private static <K extends Kernel<K>> boolean looksAlike(
      Positions.Position<K> position, K world, int viewer, Move alike) {
    var wanted = new Move();
    wanted.copyFrom(position.move);
    position.table.mask(viewer, position.actor, wanted);
    var legal = new Moves();
    world.listLegal(position.actor, legal);
    var seen = new Move();
    int last = legal.size() + TRIES;
    for (int tries = 0; tries <= last; tries++) {
      if (tries < legal.size()) {
        legal.get(tries, alike);
      } else if (tries == last
          || position.actor != Kernel.HOUSE
          || !position.dealer.next(world, position.random, alike)) {
        alike.copyFrom(position.move); // the original move, if no other looks like it
        tries = last;
      }
      seen.copyFrom(alike);
      world.mask(viewer, position.actor, seen);
      if (seen.sameAs(wanted) && !Kernel.forbids(world.check(position.actor, alike))) {
        return true;
      }
    }
    return false;
  }

  private static <K extends Kernel<K>> List<String> told(
      Game game, Positions.Position<K> position, K kernel, int viewer, Move move) {
    var log = new RulingLog();
    kernel.play(position.actor, move, log);
    K known = position.another();
    known.copyFrom(kernel);
    known.veil(viewer);
    var sentences = new ArrayList<String>();
    for (int i = 0; i < log.size(); i++) {
      var sentence = new Sentence();
      Ruling ruling = log.ruling(i, game.rulebook());
      position.whole.adapter().narrate(ruling, known, viewer, position.seated.names(), sentence);
      sentences.add(sentence.text() + " " + sentence.facts());
    }
    return sentences;
  }

  /// A strategy that ignores hidden state chooses the same at the real table as under a veil.
  @Test
  public void whoLooksAwayDoesNotPeek(Game game) {
    Positions.everywhere(game, VeilContract::looksAway);
  }

  private static <K extends Kernel<K>> void looksAway(Positions.Position<K> position) {
    for (Strategy<K> player : position.whole.strategies()) {
      if (player.ignoresHiddenState() && position.table.toAct() >= 0) {
        choosesAsOn(position.veiled(position.table.toAct()), player, position);
      }
    }
  }

  /// A strategy that does not use the history chooses the same without one.
  @Test
  public void whoDoesNotLookBackNeedsNoHistory(Game game) {
    Positions.everywhere(game, VeilContract::doesNotLookBack);
  }

  private static <K extends Kernel<K>> void doesNotLookBack(Positions.Position<K> position) {
    for (Strategy<K> player : position.whole.strategies()) {
      if (!player.usesHistory() && position.table.toAct() >= 0) {
        K forgetful = position.copy();
        forgetful.history().clear();
        choosesAsOn(forgetful, player, position);
      }
    }
  }

  /// Checks that a strategy chooses the same at the real table as on the other kernel.
  private static <K extends Kernel<K>> void choosesAsOn(
      K other, Strategy<K> player, Positions.Position<K> position) {
    int seat = position.table.toAct();
    var here = new Move();
    var there = new Move();
    player.choose(position.table, seat, new SeededRandom(1), here);
    player.choose(other, seat, new SeededRandom(1), there);
    assertThat(here.sameAs(there))
        .as("%s: %s plays %s, else %s", position.where, player.name(), here, there)
        .isTrue();
  }
}
