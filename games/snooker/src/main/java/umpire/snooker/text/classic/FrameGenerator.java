package umpire.snooker.text.classic;

import java.util.List;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.kernel.Kernel;
import umpire.core.text.Print;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.play.Striker;
import umpire.snooker.play.Striker.Habits;
import umpire.snooker.rule.Sides;
import umpire.snooker.stroke.MoveCode;

/// Writes possible frames: the strokes are chosen by the shape and played on the kernel.
final class FrameGenerator {

  static final List<Shape> SHAPES =
      List.of(
          new Shape("fair", "frames as amateurs play them"),
          new Shape("fouls", "fouls of every kind, many balls at once"),
          new Shape("tie", "level scores on the black, decided by lot"),
          new Shape("play-again", "offenders sent back, again and again"),
          new Shape("names", "players called Red, None, Play, again; half of the frames tie"),
          new Shape("break", "big breaks, up to 147"),
          new Shape("long", "hundreds of fair misses for every pot"));

  private static final String[] PLAYERS = {
    "Ada", "Bela", "Carla", "Dov", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jona", "Kira", "Levi"
  };

  /// Words that mean something elsewhere in the input or the output, and extremes of length.
  private static final String[] CONFUSING = {
    "Red",
    "None",
    "Play",
    "again",
    "White",
    "Black",
    "Yellow",
    "Pink",
    "red",
    "Again",
    "Respot",
    "Tie",
    "Foul",
    "Frame",
    "wins",
    "turn",
    "X",
    "x",
    "AbcdefghijKlmnopqrst"
  };

  private static final int MOST_FALLING = Balls.REDS + 6 + 1;

  private final Recipe recipe;
  private final Print out;
  private final Habits habits;
  private final Chance chance;
  private final Striker striker;
  private final TieSteering steering;
  private final Frame frame = new Frame();
  private final Tape tape = new Tape();
  private final String[] names = new String[Sides.SEATS];
  private final int[] falling = new int[MOST_FALLING];

  FrameGenerator(Recipe recipe, Print out) {
    this.recipe = recipe;
    this.out = out;
    habits = habits(recipe.shape());
    chance = new Chance(recipe.seed());
    striker = new Striker(chance);
    steering = new TieSteering(frame, striker, chance);
  }

  private static Habits habits(String shape) {
    return switch (shape) {
      case "fouls" -> new Habits(25, 60, 60, 20, 20);
      case "play-again" -> new Habits(25, 55, 30, 30, 80);
      case "break" -> new Habits(97, 1, 3, 95, 10);
      case "long" -> new Habits(1, 0, 0, 50, 0);
      default -> new Habits(58, 10, 8, 45, 15);
    };
  }

  void run() {
    out.number(recipe.cases()).line();
    for (int i = 0; i < recipe.cases(); i++) {
      pickNames();
      out.line().ascii(names[0]).letter(' ').ascii(names[1]).line();
      playFrame(isToTie());
    }
  }

  private void pickNames() {
    String[] all = recipe.shape().equals("names") ? CONFUSING : PLAYERS;
    int first = chance.below(all.length);
    names[0] = all[first];
    names[1] = all[(first + 1 + chance.below(all.length - 1)) % all.length];
  }

  private boolean isToTie() {
    return switch (recipe.shape()) {
      case "tie" -> true;
      case "names" -> chance.percent(50);
      default -> false;
    };
  }

  private void playFrame(boolean toTie) {
    frame.rack(tape);
    while (frame.toAct() != Kernel.NOBODY) {
      int move = toTie ? steering.choose(habits) : striker.choose(frame, habits);
      write(move);
      frame.play(move, tape);
      tape.rewind();
    }
  }

  private void write(int move) {
    if (MoveCode.isLot(move)) {
      out.ascii(names[MoveCode.seat(move)]);
    } else if (move == MoveCode.PLAY_AGAIN) {
      out.ascii("Play again");
    } else {
      writeStroke(move);
    }
    out.line();
  }

  /// Balls fall in any order.
  private void writeStroke(int stroke) {
    int count = 0;
    for (int i = 0; i < MoveCode.reds(stroke); i++) {
      falling[count++] = Balls.RED;
    }
    for (int rest = MoveCode.colours(stroke); rest != 0; rest &= rest - 1) {
      falling[count++] = Integer.numberOfTrailingZeros(rest);
    }
    if (MoveCode.white(stroke)) {
      falling[count++] = BallText.WHITE;
    }
    chance.shuffle(falling, count);
    out.ascii(BallText.name(MoveCode.first(stroke)));
    for (int i = 0; i < count; i++) {
      out.letter(' ').ascii(BallText.name(falling[i]));
    }
  }
}
