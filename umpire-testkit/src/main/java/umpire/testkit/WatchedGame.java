package umpire.testkit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.match.Border;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.Transcript;
import umpire.core.words.Notation;

/// The same game, with a count of how often its events are read, checked and played: work can be
/// bounded in tests where time cannot.
public final class WatchedGame<K extends Kernel<K>, E> {

  private final Transcript<K, E> game;
  private final Map<String, Integer> calls = new TreeMap<>();

  private WatchedGame(Transcript<K, E> written) {
    CompleteGame<K, E> whole = watched(CompleteGame.class, written.whole());
    this.game =
        new Transcript<>(
            written.game(),
            whole,
            written.profile(),
            written.names(),
            written.others(),
            written.lines(),
            written.result(),
            written.fault(),
            written.broken());
  }

  public static <K extends Kernel<K>, E> WatchedGame<K, E> of(Transcript<K, E> written) {
    return new WatchedGame<>(written);
  }

  /// The game to work with.
  public Transcript<K, E> game() {
    return game;
  }

  /// How much was done: an event is written as a move to be checked and to be played, so these two
  /// count as one.
  public int steps() {
    return calls("read") + calls("encode") / 2;
  }

  private int calls(String method) {
    return calls.getOrDefault(method, 0);
  }

  /// Stands for a part of the game, and for the parts that it hands out. A match is opened by what
  /// stands for the game, so that it is watched as well.
  @SuppressWarnings("unchecked") // a proxy is of the type that it is asked to be
  private <T> T watched(Class<? super T> type, T real) {
    return (T)
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              calls.merge(method.getName(), 1, Integer::sum);
              if (method.getReturnType() == Match.class) {
                return InvocationHandler.invokeDefault(proxy, method, arguments);
              }
              try {
                return watched(method.invoke(real, arguments));
              } catch (InvocationTargetException failure) {
                throw failure.getCause() == null ? failure : failure.getCause();
              }
            });
  }

  private @Nullable Object watched(@Nullable Object answer) {
    return switch (answer) {
      case null -> null;
      case Border<?, ?> border -> watched(Border.class, border);
      case Notation<?> notation -> watched(Notation.class, notation);
      default -> answer;
    };
  }
}
