package umpire.snooker.text.classic;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.kernel.Kernel;
import umpire.core.text.TextWriter;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.play.Striker;
import umpire.snooker.play.Striker.Habits;
import umpire.snooker.rule.Sides;
import umpire.snooker.stroke.MoveCode;

/// Generates possible frames: the strokes are chosen by the shape and played on the kernel.
final class FrameGenerator {

  static final List<GeneratorShape> SHAPES =
      List.of(
          new GeneratorShape("fair", "frames as amateurs play them"),
          new GeneratorShape("fouls", "fouls of every kind, many balls at once"),
          new GeneratorShape("tie", "level scores on the black, decided by lot"),
          new GeneratorShape("play-again", "offenders sent back, again and again"),
          new GeneratorShape(
              "names", "players called Red, None, Play, again; half of the frames tie"),
          new GeneratorShape("break", "big breaks, up to 147"),
          new GeneratorShape("long", "hundreds of fair misses for every pot"));

  private static final String[] PLAYERS = {
    "Ada", "Bela", "Carla", "Dov", "Edda", "Finn", "Greta", "Hugo", "Ines", "Jona", "Kira", "Levi"
  };

  /// Names that are also words of the input or the output, and names of extreme length.
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

  private static final int MAX_FALLING = Balls.REDS + 6 + 1;

  private final GeneratorOptions options;
  private final TextWriter out;
  private final Habits habits;
  private final SeededRandom random;
  private final Striker striker;
  private final TieSteering steering;
  private final Frame frame = new Frame();
  private final RulingLog log = new RulingLog();
  private final String[] names = new String[Sides.SEATS];
  private final int[] falling = new int[MAX_FALLING];

  FrameGenerator(GeneratorOptions options, TextWriter out) {
    this.options = options;
    this.out = out;
    habits = habits(options.shape());
    random = new SeededRandom(options.seed());
    striker = new Striker(random);
    steering = new TieSteering(frame, striker, random);
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
    out.number(options.cases()).line();
    for (int i = 0; i < options.cases(); i++) {
      pickNames();
      out.line().ascii(names[0]).character(' ').ascii(names[1]).line();
      playFrame(isToTie());
    }
  }

  private void pickNames() {
    String[] all = options.shape().equals("names") ? CONFUSING : PLAYERS;
    int first = random.nextInt(all.length);
    names[0] = all[first];
    names[1] = all[(first + 1 + random.nextInt(all.length - 1)) % all.length];
  }

  private boolean isToTie() {
    return switch (options.shape()) {
      case "tie" -> true;
      case "names" -> random.nextPercent(50);
      default -> false;
    };
  }

  private void playFrame(boolean toTie) {
    frame.rack(log);
    while (frame.toAct() != Kernel.NOBODY) {
      int move = toTie ? steering.choose(habits) : striker.choose(frame, habits);
      write(move);
      frame.play(move, log);
      log.clear();
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

  /// Writes the balls that fall in random order.
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
    random.shuffle(falling, count);
    out.ascii(BallText.name(MoveCode.first(stroke)));
    for (int i = 0; i < count; i++) {
      out.character(' ').ascii(BallText.name(falling[i]));
    }
  }
}
