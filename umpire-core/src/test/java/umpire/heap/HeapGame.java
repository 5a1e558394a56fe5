package umpire.heap;

import java.util.List;
import umpire.core.Rule;
import umpire.core.classic.Classic;
import umpire.core.game.Game;

/// The heap game, with or without a flaw.
public class HeapGame implements Game {

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
    return List.of(HeapRule.values()).subList(0, HeapRule.DEAL.ordinal());
  }

  @Override
  public Classic classic() {
    return new HeapFormat(flaw);
  }

  @Override
  public int minPlayers() {
    return 2;
  }

  @Override
  public int maxPlayers() {
    return 4;
  }
}
