package umpire.maumau;

import java.net.URL;
import java.util.List;
import java.util.Optional;
import umpire.core.classic.Classic;
import umpire.core.count.Counter;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.text.CompleteMauMau;
import umpire.maumau.text.MauMauCounter;
import umpire.maumau.text.MauMauFormat;

/// Mau-Mau as a service: its rules, formats and counters for the core.
public final class MauMauGame implements Game {

  private static final List<MauMauRule> RULEBOOK = List.of(MauMauRule.values());

  @Override
  public String id() {
    return "maumau";
  }

  @Override
  public String title() {
    return "Mau-Mau";
  }

  @Override
  public List<MauMauRule> rulebook() {
    return RULEBOOK;
  }

  @Override
  public Classic classic() {
    return MauMauFormat.CLASSIC;
  }

  @Override
  public int maxPlayers() {
    return FastDeal.MAX_PLAYERS;
  }

  @Override
  public Optional<CompleteGame<?>> complete() {
    return Optional.of(new CompleteMauMau());
  }

  @Override
  public Optional<Counter> counter() {
    return Optional.of(new MauMauCounter());
  }

  @Override
  public Optional<URL> language(String tag) {
    return Optional.ofNullable(MauMauGame.class.getResource("lang/" + tag + ".json"));
  }
}
