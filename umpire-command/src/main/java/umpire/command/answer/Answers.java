package umpire.command.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.command.ClassicRun;
import umpire.command.GameNames;
import umpire.command.UsageException;
import umpire.command.Version;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.text.BadInputException;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// The kinds of questions that programs can ask, by name.
final class Answers {

  /// Answers one kind of question.
  interface Answer {
    Json to(Fields asked) throws BadFieldsException, UsageException, BadInputException;
  }

  /// The member that names the kind of the question.
  private static final String DO = "do";

  /// The member that identifies the question; the answer repeats it.
  static final String ID = "id";

  /// @param members the members that such a question may have
  private record Kind(List<String> members, Answer answer) {}

  private static final Map<String, Kind> KINDS = kinds();

  private Answers() {}

  private static Map<String, Kind> kinds() {
    var kinds = new LinkedHashMap<String, Kind>();
    kinds.put("hello", new Kind(List.of(), Answers::hello));
    List<String> classic = List.of("game", "text", "strict", "keepGoing");
    kinds.put("judge", new Kind(classic, TextAnswers::judge));
    kinds.put("explain", new Kind(classic, TextAnswers::explain));
    kinds.put("verify", new Kind(List.of("text", "repair"), TextAnswers::verify));
    List<String> position = List.of("text", "number", "after", "seat", "event", "view");
    kinds.put("ask", new Kind(position, TextAnswers::ask));
    List<String> count = List.of("game", "words", "details", "profile", "set");
    kinds.put("count", new Kind(count, ReferenceAnswers::count));
    kinds.put("games", new Kind(List.of(), ReferenceAnswers::games));
    kinds.put("rules", new Kind(List.of("game"), ReferenceAnswers::rules));
    kinds.put("profiles", new Kind(List.of("game", "one", "other"), ReferenceAnswers::profiles));
    kinds.put("events", new Kind(List.of("game"), ReferenceAnswers::events));
    kinds.put("strategies", new Kind(List.of("game"), ReferenceAnswers::strategies));
    return kinds;
  }

  static Json to(Fields asked) throws BadFieldsException, UsageException, BadInputException {
    String name = asked.needText(DO);
    Kind kind = KINDS.get(name);
    if (kind == null) {
      throw new UsageException(
          "unknown request %s%s: choose %s"
              .formatted(
                  SafeText.quoted(name),
                  Spelling.hint(name, KINDS.keySet()),
                  String.join(", ", KINDS.keySet())));
    }
    var members = new ArrayList<>(List.of(ID, DO));
    members.addAll(kind.members());
    asked.only(members);
    return kind.answer().to(asked);
  }

  /// The version and the kinds of questions, so that a program can check whether it understands the
  /// answers.
  private static Json hello(Fields asked) {
    return new Json().put("umpire", Version.number()).put("does", new ArrayList<>(KINDS.keySet()));
  }

  /// The game of the question.
  static Game game(Fields asked) throws BadFieldsException, UsageException {
    String id = asked.needText("game");
    return Game.byId(id)
        .orElseThrow(() ->
            new UsageException(
                GameNames.none(id) + ": choose " + String.join(", ", GameNames.all())));
  }

  /// The game of the question, which must have a text format.
  static Game gameWithFormat(Fields asked) throws BadFieldsException, UsageException {
    Game game = game(asked);
    if (!game.hasClassic()) {
      throw new UsageException(ClassicRun.noFormat(game));
    }
    return game;
  }

  static CompleteGame<?> whole(Game game) throws BadFieldsException, UsageException {
    return game.complete()
        .orElseThrow(
            () -> new UsageException(game.id() + " is available only in its classic format"));
  }
}
