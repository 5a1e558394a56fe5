package umpire.crazyeights;

import java.util.Optional;
import umpire.core.classic.Classic;
import umpire.core.classic.ClassicFormat;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.crazyeights.text.CompleteEights;
import umpire.crazyeights.text.EightsCounter;
import umpire.crazyeights.text.EightsGenerator;
import umpire.crazyeights.text.EightsReader;

/// Crazy Eights as a service, which the command line and the tests look up.
public final class EightsGame implements Game {

  @Override
  public String id() {
    return "crazyeights";
  }

  @Override
  public String title() {
    return "Crazy Eights";
  }

  @Override
  public Classic classic() {
    return new ClassicFormat(
        "game",
        (words, _) -> new EightsReader(words),
        EightsGenerator.SHAPES,
        (options, out) -> new EightsGenerator(options, out).run());
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new CompleteEights());
  }

  @Override
  public Optional<Counter> counter() {
    return Optional.of(new EightsCounter());
  }
}
