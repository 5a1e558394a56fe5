package umpire.snooker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import umpire.core.Game;
import umpire.core.MoveCodec;
import umpire.core.Playout;
import umpire.core.match.CompleteGame;
import umpire.core.text.Classic;
import umpire.snooker.text.ClassicSnooker;
import umpire.snooker.text.CompleteSnooker;

/// Snooker as a service.
public final class SnookerGame implements Game<SnookerMove> {

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
    return List.of(SnookerRule.values());
  }

  @Override
  public Optional<MoveCodec<SnookerMove>> codec() {
    return Optional.of(new Codec());
  }

  @Override
  public Classic classic() {
    return new ClassicSnooker();
  }

  @Override
  public int fewest() {
    return Frame.SEATS;
  }

  @Override
  public int most() {
    return Frame.SEATS;
  }

  @Override
  public Optional<Playout> playout(int seats) {
    return Optional.of(new SnookerPlayout());
  }

  @Override
  public Optional<CompleteGame<?, ?>> complete() {
    return Optional.of(new CompleteSnooker());
  }

  /// The code of a stroke.
  static int encode(SnookerMove.Stroke stroke) {
    int colours = 0;
    for (Ball ball : stroke.potted()) {
      colours |= ball.isColour() ? 1 << ball.ordinal() : 0;
    }
    int reds = Collections.frequency(stroke.potted(), Ball.RED);
    boolean white = stroke.potted().contains(Ball.WHITE);
    return MoveCode.stroke(stroke.first().ordinal(), reds, colours, white);
  }

  /// The stroke with this code.
  static SnookerMove.Stroke stroke(int code) {
    return new SnookerMove.Stroke(Ball.of(MoveCode.first(code)), Codec.potted(code));
  }

  private static final class Codec implements MoveCodec<SnookerMove> {
    @Override
    public int codes() {
      return MoveCode.CODES;
    }

    @Override
    public int encode(SnookerMove move) {
      return switch (move) {
        case SnookerMove.Stroke stroke -> SnookerGame.encode(stroke);
        case SnookerMove.PlayAgain() -> MoveCode.PLAY_AGAIN;
        case SnookerMove.Lot(int seat) -> MoveCode.lot(seat);
      };
    }

    @Override
    public SnookerMove decode(int code) {
      if (MoveCode.isStroke(code)) {
        return stroke(code);
      }
      return code == MoveCode.PLAY_AGAIN
          ? new SnookerMove.PlayAgain()
          : new SnookerMove.Lot(MoveCode.seat(code));
    }

    private static List<Ball> potted(int stroke) {
      var balls = new ArrayList<>(Collections.nCopies(MoveCode.reds(stroke), Ball.RED));
      for (int rest = MoveCode.colours(stroke); rest != 0; rest &= rest - 1) {
        balls.add(Ball.of(Integer.numberOfTrailingZeros(rest)));
      }
      if (MoveCode.white(stroke)) {
        balls.add(Ball.WHITE);
      }
      return balls;
    }
  }
}
