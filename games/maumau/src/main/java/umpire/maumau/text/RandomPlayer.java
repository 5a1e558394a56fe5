package umpire.maumau.text;

import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.maumau.MauMauEvent;

/// Does anything that is legal.
final class RandomPlayer implements Strategy<MauMauView, MauMauEvent> {

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String about() {
    return "any legal event, each equally likely";
  }

  @Override
  public MauMauEvent choose(MauMauView view, Chance chance) {
    return view.legal().get(chance.below(view.legal().size()));
  }
}
