package umpire.live.draft;

import java.util.List;
import java.util.Optional;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.ruling.FindingJson;
import umpire.core.session.GameSession;
import umpire.core.session.RuledEvent;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;
import umpire.live.message.Problem;
import umpire.live.message.QueryResult;
import umpire.live.state.TableState;

/// Answers questions of a seat about moves that it has not made.
///
/// @param table a copy of the table that only this object uses
public record Advice(TableState table, int seat) {

  private static <T> QueryResult<T> denied(Problem.Kind kind, Sentence why) {
    return new QueryResult.Denied<>(Problem.of(kind, why));
  }

  /// Returns the referee's ruling on an event, without playing it.
  public QueryResult<String> why(String words, Optional<String> by) {
    if (!table.isPlaying()) {
      return denied(Problem.Kind.NOT_NOW, Sentence.of("no game is being played"));
    }
    GameSession<?> game = table.game();
    boolean scorer = table.settings().options().scorer();
    int actor = scorer ? actor(game.names(), by.orElse("")) : seat;
    Viewer listener = scorer ? new Viewer.Arbiter() : new Viewer.Player(seat);
    try {
      RuledEvent ruled = game.rule(listener, actor, words);
      Json json = FindingJson.of(ruled.finding());
      if (ruled.finding() instanceof Finding.Legal) {
        json.objects("said", game.called(listener, ruled));
      }
      return new QueryResult.Known<>(json.toString());
    } catch (BadEventException bad) {
      return new QueryResult.Denied<>(Problem.unreadable(bad, game.legal(actor)));
    }
  }

  private static int actor(List<String> names, String by) {
    int named = names.indexOf(by);
    return named >= 0 ? named : Kernel.HOUSE;
  }

  /// Returns the event that the strongest strategy would choose. Repeated calls in one position
  /// return one answer.
  public QueryResult<String> hint() {
    if (!table.settings().options().hints()) {
      return denied(Problem.Kind.FORBIDDEN, Sentence.of("this table does not allow hints"));
    }
    if (!table.isPlaying() || table.questions().of(seat) == 0) {
      return denied(Problem.Kind.NOT_NOW, Sentence.of("this seat does not have to act now"));
    }
    GameSession<?> game = table.game();
    String words = game.words(game.choose(game.strongest(), seat, new SeededRandom(game.size())));
    String about = game.about(game.strongest());
    return new QueryResult.Known<>(new Json().put("event", words).put("about", about).toString());
  }
}
