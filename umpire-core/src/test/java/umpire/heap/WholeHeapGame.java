package umpire.heap;

import java.util.List;
import java.util.Optional;
import umpire.core.Rule;
import umpire.core.match.CompleteGame;

/// The heap game with its complete form, which may have a flaw. Without one it is a service, so
/// that records of it can be read.
public final class WholeHeapGame extends HeapGame {

  private final WholeFlaw flaw;

  public WholeHeapGame() {
    this(WholeFlaw.NONE);
  }

  public WholeHeapGame(WholeFlaw flaw) {
    super(Flaw.NONE);
    this.flaw = flaw;
  }

  @Override
  public List<? extends Rule> rulebook() {
    return List.of(HeapRule.values());
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new WholeHeap(flaw));
  }
}
