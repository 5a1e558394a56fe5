package umpire.cribbage.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.cribbage.CribbageEvent;

/// Does anything that is legal.
final class RandomPlayer implements Strategy<CribbageView, CribbageEvent> {

  static final String NAME = "random";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String about() {
    return "any legal event, each as likely";
  }

  @Override
  public CribbageEvent choose(CribbageView view, Chance chance) {
    List<CribbageEvent> legal = view.legal();
    return legal.get(chance.below(legal.size()));
  }
}
