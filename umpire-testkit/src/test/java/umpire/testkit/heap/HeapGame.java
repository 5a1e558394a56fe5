package umpire.testkit.heap;

import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.MoveCodec;
import umpire.core.Playout;
import umpire.core.Rule;
import umpire.core.text.Classic;

/// The heap game, with or without a flaw.
public class HeapGame implements Game<HeapGame.Take> {

  /// Takes so many stones.
  public record Take(int stones) {}

  private final Flaw flaw;

  public HeapGame(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String id() {
    return "heap";
  }

  @Override
  public String title() {
    return "Heap";
  }

  @Override
  public List<? extends Rule> rulebook() {
    return List.of(HeapRule.values());
  }

  @Override
  public Optional<MoveCodec<Take>> codec() {
    return Optional.of(
        new MoveCodec<>() {
          @Override
          public int codes() {
            return Heap.MOST_TAKEN;
          }

          @Override
          public int encode(Take move) {
            return move.stones() - 1;
          }

          @Override
          public Take decode(int code) {
            return new Take(flaw == Flaw.CODES_COLLIDE && code == 2 ? 2 : code + 1);
          }
        });
  }

  @Override
  public Classic classic() {
    return new HeapFormat(flaw);
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return 4;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new HeapPlayout(flaw, seats));
  }
}
