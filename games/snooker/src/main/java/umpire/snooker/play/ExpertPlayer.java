package umpire.snooker.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.search.SearchPlayer;
import umpire.snooker.frame.Frame;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.rule.Sides;
import umpire.snooker.words.Verb;

/// Chooses the move with the highest probability of winning the frame by [FrameOdds]: the ball to
/// play at, pot or safety, and the answer to a foul. It assumes an opponent of equal ability. For
/// one thread.
public final class ExpertPlayer implements Strategy<SnookerMatch> {

  private final Ability ability;
  private final String called;
  private final Moves legal = new Moves();
  private final Move move = new Move();
  private @Nullable FrameOdds odds;

  /// A player of default ability.
  public ExpertPlayer() {
    this("", null);
  }

  /// A player that uses these odds, for either side.
  ExpertPlayer(FrameOdds odds) {
    this("", odds);
  }

  private ExpertPlayer(String called, @Nullable FrameOdds odds) {
    this.called = called;
    this.ability = Ability.named(called);
    this.odds = odds;
  }

  @Override
  public String name() {
    return SearchPlayer.NAME;
  }

  @Override
  public String about() {
    return "plays at the ball, for a pot or safe, that wins the frame most often";
  }

  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public String ability() {
    return called;
  }

  @Override
  public Strategy<SnookerMatch> withAbility(String other) {
    return new ExpertPlayer(other, null);
  }

  @Override
  public void choose(SnookerMatch table, int seat, SeededRandom random, Move answer) {
    legal.clear();
    table.listLegal(seat, legal);
    double best = -1;
    for (int i = 0; i < legal.size(); i++) {
      legal.get(i, move);
      double value = value(table, Sides.of(seat), move);
      if (value > best) {
        best = value;
        answer.copyFrom(move);
      }
    }
  }

  /// The probability of winning the frame after this move.
  private double value(SnookerMatch table, int side, Move option) {
    FrameOdds known = odds(table);
    Frame frame = table.frame();
    int position = FrameOdds.position(frame);
    int lead = table.lead(side);
    return switch (Verb.of(option)) {
      case AIM -> {
        int ball = Verb.aimed(option);
        boolean free = (frame.on() >> ball & 1) == 0;
        boolean pot = Verb.isForAPot(option);
        yield known.aim(side, frame.hard(), position, lead, ball, pot, free);
      }
      case AGAIN -> known.passed(side, false, position, lead);
      case REPLACE -> known.putBack(side, position, lead);
      case CLAIM -> 1;
      case CONCEDE -> 0;
      default -> known.respotted(side, Sides.of(option.seat()));
    };
  }

  private FrameOdds odds(SnookerMatch table) {
    FrameOdds known = odds;
    if (known == null) {
      known = OddsCache.odds(List.of(ability, ability), table);
      odds = known;
    }
    return known;
  }
}
