package umpire.cribbage;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import umpire.core.classic.Classic;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.text.ClassicPegging;
import umpire.cribbage.text.CompleteCribbage;
import umpire.cribbage.text.CribbageCounter;

/// Cribbage as a service: its rules, formats and counters for the core.
public final class CribbageGame implements Game {

  private static final List<CribbageRule> RULEBOOK = List.of(CribbageRule.values());

  @Override
  public String id() {
    return "cribbage";
  }

  @Override
  public String title() {
    return "Cribbage";
  }

  @Override
  public List<CribbageRule> rulebook() {
    return RULEBOOK;
  }

  @Override
  public Classic classic() {
    return ClassicPegging.FORMAT;
  }

  @Override
  public int minPlayers() {
    return 2;
  }

  @Override
  public int maxPlayers() {
    return Cards.MAX_PLAYERS;
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new CompleteCribbage());
  }

  @Override
  public Optional<Counter> counter() {
    return Optional.of(new CribbageCounter());
  }

  @Override
  public Optional<URL> language(String tag) {
    return Optional.ofNullable(CribbageGame.class.getResource("lang/" + tag + ".json"));
  }
}
