package umpire.tractor;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import umpire.core.classic.Classic;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.text.CompleteTractor;
import umpire.tractor.text.TractorCounter;
import umpire.tractor.text.classic.ClassicTractor;

/// Tractor, registered as a [Game] service.
public final class TractorGame implements Game {

  private static final List<TractorRule> RULEBOOK = List.of(TractorRule.values());

  @Override
  public String id() {
    return "tractor";
  }

  @Override
  public String title() {
    return "Tractor";
  }

  @Override
  public List<TractorRule> rulebook() {
    return RULEBOOK;
  }

  @Override
  public Classic classic() {
    return new ClassicTractor();
  }

  @Override
  public int minPlayers() {
    return Round.SEATS;
  }

  @Override
  public int maxPlayers() {
    return Round.SEATS;
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new CompleteTractor());
  }

  @Override
  public Optional<Counter> counter() {
    return Optional.of(new TractorCounter());
  }

  @Override
  public Optional<URL> language(String tag) {
    return Optional.ofNullable(TractorGame.class.getResource("lang/" + tag + ".json"));
  }
}
