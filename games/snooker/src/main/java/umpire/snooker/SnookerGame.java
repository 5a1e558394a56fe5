package umpire.snooker;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import umpire.core.classic.Classic;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.text.CompleteSnooker;
import umpire.snooker.text.SnookerCounter;
import umpire.snooker.text.classic.ClassicSnooker;

/// Snooker, registered as a [Game] service.
public final class SnookerGame implements Game {

  private static final List<SnookerRule> RULEBOOK = List.of(SnookerRule.values());

  @Override
  public String id() {
    return "snooker";
  }

  @Override
  public String title() {
    return "Snooker";
  }

  @Override
  public List<SnookerRule> rulebook() {
    return RULEBOOK;
  }

  @Override
  public Classic classic() {
    return ClassicSnooker.FORMAT;
  }

  @Override
  public int minPlayers() {
    return Sides.SEATS;
  }

  @Override
  public int maxPlayers() {
    return Sides.SEATS;
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new CompleteSnooker());
  }

  @Override
  public Optional<Counter> counter() {
    return Optional.of(new SnookerCounter());
  }

  @Override
  public Optional<URL> language(String tag) {
    return Optional.ofNullable(SnookerGame.class.getResource("lang/" + tag + ".json"));
  }
}
