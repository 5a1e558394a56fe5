package umpire.sim.bot;

import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.profile.Profile;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// The lines that are written to the bot of one seat: a greeting with its seat and the rules, then
/// questions with what the seat knows. Each question is complete, so that a bot needs no memory and
/// any game can be replayed alone.
public final class Questions {

  /// The version of the protocol, which a bot gives in answer to the greeting.
  static final int VERSION = 2;

  private final Profile profile;
  private final String rules;
  private final List<String> names;
  private final int seat;

  /// @param names the names of all seats
  /// @param seat the bot's seat, from 0
  public Questions(Profile profile, List<String> names, int seat) {
    this.profile = profile;
    this.rules = profile.name() + " " + profile.hash();
    this.names = List.copyOf(names);
    this.seat = seat;
  }

  /// The greeting: the first line after a start. A bot answers with its version of the protocol.
  public String hello() {
    var switches = new Json();
    profile.values().forEach(switches::put);
    return begin("hello").put("names", names).put("switches", switches).toString();
  }

  /// Reads the version from an answer to the greeting, such as `{"v": 2}`.
  static long version(String line) throws BadFieldsException {
    return Fields.among(line, "v").needLongLoosely("v");
  }

  /// A question about a move.
  ///
  /// @param id the number of the question
  /// @param facts what the seat knows
  /// @param random the seat's random numbers; one of them seeds the bot's own
  String move(int id, Json facts, SeededRandom random) {
    return move(id, facts.toString(), random);
  }

  /// A question about a move, with facts that are already JSON text.
  public String move(int id, String facts, SeededRandom random) {
    String question =
        begin("move").put("id", id).put("seed", (int) (random.nextLong() >>> 33)).toString();
    return question.substring(0, question.length() - 1) + ",\"facts\":" + facts + "}";
  }

  /// The line after the last question, for a bot that cannot see the end of the game otherwise.
  public static String over() {
    return new Json().put("v", VERSION).put("over", true).toString();
  }

  private Json begin(String kind) {
    return new Json()
        .put("v", VERSION)
        .put("ask", kind)
        .put("game", profile.game())
        .put("rules", rules)
        .put("seat", names.get(seat));
  }
}
