package umpire.testkit;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Match;
import umpire.core.record.Transcript;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;

/// Wraps a game and counts how often its events are read, checked and played: tests can bound work
/// where they cannot bound time.
public final class WatchedGame<K extends Kernel<K>> {

  private final Transcript<K> game;
  private final Map<String, Integer> calls = new TreeMap<>();

  private WatchedGame(Transcript<K> written) {
    CompleteGame<K> whole = watched(CompleteGame.class, written.whole());
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

  public static <K extends Kernel<K>> WatchedGame<K> of(Transcript<K> written) {
    return new WatchedGame<>(written);
  }

  /// Returns the counting game, to be used instead of the original.
  public Transcript<K> game() {
    return game;
  }

  /// Returns the work done so far. Checking or playing an event asks for its meanings once each, so
  /// the two together count as one step.
  public int steps() {
    return calls("read") + calls("meanings") / 2;
  }

  private int calls(String method) {
    return calls.getOrDefault(method, 0);
  }

  /// Returns a proxy that counts the calls, and wraps the parts that the original returns. A match
  /// is opened through the proxy, so that its calls are counted too.
  @SuppressWarnings("unchecked") // a proxy implements the requested type
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

  /// Counts the events that are read.
  private final class WatchedWords extends Vocabulary {

    private WatchedWords(Vocabulary real) {
      super(real);
    }

    @Override
    public Event read(List<String> words, List<String> names) throws BadEventException {
      calls.merge("read", 1, Integer::sum);
      return super.read(words, names);
    }
  }

  private @Nullable Object watched(@Nullable Object answer) {
    return switch (answer) {
      case null -> null;
      case RecordGaps<?> recordGaps -> watched(RecordGaps.class, recordGaps);
      case Vocabulary vocabulary -> new WatchedWords(vocabulary);
      default -> answer;
    };
  }
}
