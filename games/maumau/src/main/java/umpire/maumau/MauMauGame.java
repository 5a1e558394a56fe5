package umpire.maumau;

import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.MoveCodec;
import umpire.core.Playout;
import umpire.core.match.CompleteGame;
import umpire.core.text.Classic;
import umpire.maumau.text.ClassicMauMau;
import umpire.maumau.text.CompleteMauMau;

/// Mau-Mau as a service.
public final class MauMauGame implements Game<MauMauMove> {

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
    return List.of(MauMauRule.values());
  }

  @Override
  public Optional<MoveCodec<MauMauMove>> codec() {
    return Optional.of(new MauMauCodec());
  }

  @Override
  public Classic classic() {
    return new ClassicMauMau();
  }

  @Override
  public int fewest() {
    return 2;
  }

  @Override
  public int most() {
    return MauMau.MOST_PLAYERS;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new MauMauPlayout(seats));
  }

  @Override
  public Optional<CompleteGame<?, ?>> complete() {
    return Optional.of(new CompleteMauMau());
  }
}
