package umpire.live;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Parts;
import umpire.core.match.CompleteGame;
import umpire.core.match.GameAdapter;
import umpire.core.match.Match;
import umpire.core.session.GameSession;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;
import umpire.json.BadFieldsException;
import umpire.live.log.Entry;
import umpire.live.seat.Settings;
import umpire.live.state.GameAtTable;
import umpire.live.state.TableState;

/// A game whose kernel, adapter, gaps, dealer and words report each call before they carry it out,
/// so that a test can count calls or make one fail.
final class CountedGame {

  private final Consumer<String> heard;

  private CountedGame(Consumer<String> heard) {
    this.heard = heard;
  }

  /// Reports the calls of the game at this company's table from now on.
  static void at(Company company, Consumer<String> heard) throws Exception {
    Object runner = field(LiveTable.class, "runner").get(company.table());
    in((TableState) field(TableRunner.class, "table").get(runner), heard);
  }

  /// Reports the calls of the game in a state from now on.
  static void in(TableState state, Consumer<String> heard) throws Exception {
    Settings settings = state.settings();
    CompleteGame<?> whole =
        (CompleteGame<?>) new CountedGame(heard).behind(CompleteGame.class, settings.whole());
    GameSession<?> game = opened(settings, whole, state.game().names());
    for (Entry entry : state.entries()) {
      if (entry.kind() == Entry.Kind.EVENT) {
        game.possible(entry.actor(), entry.body()).play(List.of());
      }
    }
    field(GameAtTable.class, "game").set(field(TableState.class, "game").get(state), game);
  }

  private static <K extends Kernel<K>> GameSession<K> opened(
      Settings settings, CompleteGame<K> whole, List<String> names) throws BadFieldsException {
    return new GameSession<>(settings.played(), whole, settings.profile(), names);
  }

  private static Field field(Class<?> type, String name) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  private Object behind(Class<?> type, Object sound) {
    return Proxy.newProxyInstance(
        getClass().getClassLoader(), new Class<?>[] {type}, new Ear(sound));
  }

  /// Reports a call and passes it on.
  private final class Ear implements InvocationHandler {
    private final Object sound;

    private Ear(Object sound) {
      this.sound = sound;
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
        throws Throwable {
      heard.accept(method.getName());
      if (method.getReturnType() == Match.class) {
        return InvocationHandler.invokeDefault(proxy, method, arguments); // opened by the proxy
      }
      Object[] real =
          arguments == null ? null : Stream.of(arguments).map(CountedGame::sound).toArray();
      try {
        return overheard(method.invoke(sound, real));
      } catch (InvocationTargetException fault) {
        throw fault.getCause();
      }
    }
  }

  /// The object wrapped by a proxy, for calls within its game.
  private static Object sound(Object argument) {
    return argument instanceof Proxy && Proxy.getInvocationHandler(argument) instanceof Ear ear
        ? ear.sound
        : argument;
  }

  private @Nullable Object overheard(@Nullable Object answer) {
    return switch (answer) {
      case null -> null;
      case Kernel<?> kernel -> behind(Kernel.class, kernel);
      case GameAdapter<?> adapter -> behind(GameAdapter.class, adapter);
      case RecordGaps<?> recordGaps -> behind(RecordGaps.class, recordGaps);
      case Dealer<?> dealer -> behind(Dealer.class, dealer);
      case Vocabulary vocabulary -> new Words(vocabulary);
      default -> answer;
    };
  }

  private final class Words extends Vocabulary {

    private Words(Vocabulary sound) {
      super(sound);
    }

    @Override
    public Event read(List<String> words, List<String> names) throws BadEventException {
      heard.accept("read");
      return super.read(words, names);
    }

    @Override
    public void write(Parts event, List<String> names, StringBuilder line) {
      heard.accept("write");
      super.write(event, names, line);
    }
  }
}
