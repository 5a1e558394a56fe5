package umpire.snooker.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.match.Strategy;
import umpire.snooker.ShotModel;
import umpire.snooker.SnookerEvent;

/// Who can take a seat. A stroke is not only chosen but also played, so a strategy draws how it
/// comes out.
final class SnookerStrategies {

  static final List<Strategy<SnookerView, SnookerEvent>> ALL = List.of(new Rules(), new Random());

  private SnookerStrategies() {}

  /// A player of stated ability.
  private static final class Rules implements Strategy<SnookerView, SnookerEvent> {
    @Override
    public String name() {
      return "rules";
    }

    @Override
    public String about() {
      return "a fair amateur: pots the dearest ball that lies well more often than not";
    }

    @Override
    public SnookerEvent choose(SnookerView view, Chance chance) {
      return ShotModel.choose(view.board(), view.legal(), chance);
    }
  }

  /// Anything that can happen, with the same chance.
  private static final class Random implements Strategy<SnookerView, SnookerEvent> {
    @Override
    public String name() {
      return "random";
    }

    @Override
    public String about() {
      return "any stroke, fair or foul, and any answer, with the same chance";
    }

    @Override
    public SnookerEvent choose(SnookerView view, Chance chance) {
      return view.legal().get(chance.below(view.legal().size()));
    }
  }
}
