package umpire.testkit;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.game.Game;
import umpire.core.text.TextWriter;

/// Inputs written by a game's own generator.
public final class GeneratedInputs {

  /// A shape whose records take longer than this to generate is tested with fewer of them.
  private static final long DEAR_NANOS = 10_000_000;

  private static final int SAMPLES = 4;

  private record Key(Game game, GeneratorOptions options) {}

  private static final Map<Key, byte[]> KEPT = new ConcurrentHashMap<>();
  private static final Map<Key, Boolean> DEAR = new ConcurrentHashMap<>();

  private GeneratedInputs() {}

  /// Generates the text for these options.
  public static byte[] text(Game game, GeneratorOptions options) {
    var bytes = new ByteArrayOutputStream();
    var writer = new TextWriter(bytes);
    game.classic().generate(options, writer);
    writer.flush();
    return bytes.toByteArray();
  }

  /// Returns the text for these options, generated only once.
  public static byte[] kept(Game game, GeneratorOptions options) {
    return KEPT.computeIfAbsent(new Key(game, options), key -> text(key.game, key.options)).clone();
  }

  /// Returns how many records of a shape tests can afford to generate: `wanted`, or fewer if each
  /// takes long.
  public static int affordable(Game game, String shape, int seats, int wanted) {
    var first = new GeneratorOptions(1, 1, seats, shape);
    var second = new GeneratorOptions(1, 2, seats, shape);
    boolean dear =
        DEAR.computeIfAbsent(
            new Key(game, first), _ -> isDear(game, first) && isDear(game, second));
    return dear ? 1 : wanted;
  }

  private static boolean isDear(Game game, GeneratorOptions options) {
    long start = System.nanoTime();
    byte[] _ = kept(game, options);
    return System.nanoTime() - start > DEAR_NANOS;
  }

  /// Returns a small input of any shape.
  public static byte[] any(Game game, Choices choices) {
    String shape = choices.oneOf(shapes(game));
    int seats = choices.oneOf(seats(game, shape));
    int cases = affordable(game, shape, seats, choices.between(1, 3));
    int seed = 1 + choices.below(affordable(game, shape, seats, SAMPLES));
    return kept(game, new GeneratorOptions(cases, seed, seats, shape));
  }

  /// Returns a small input of the default shape.
  public static byte[] plain(Game game, Choices choices) {
    int seats = choices.oneOf(seats(game));
    int seed = 1 + choices.below(SAMPLES);
    return kept(game, new GeneratorOptions(1, seed, seats, shapes(game).getFirst()));
  }

  /// Returns the names of the game's shapes.
  public static List<String> shapes(Game game) {
    return game.classic().shapes().stream().map(GeneratorShape::name).toList();
  }

  /// Returns every number of players that the game allows.
  public static List<Integer> seats(Game game) {
    return IntStream.rangeClosed(game.minPlayers(), game.maxPlayers()).boxed().toList();
  }

  /// Returns every number of players that the shape allows.
  public static List<Integer> seats(Game game, String shape) {
    for (GeneratorShape each : game.classic().shapes()) {
      if (each.name().equals(shape)) {
        return seats(game).stream().filter(seats -> seats >= each.minPlayers()).toList();
      }
    }
    throw new IllegalArgumentException(game.id() + " has no shape " + shape);
  }
}
