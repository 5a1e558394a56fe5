package umpire.sim.bot;

import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.profile.Profile;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// What one seat's bot is told: who it is and by which rules it plays, once; then what it knows,
/// question by question. A question is complete in itself, so that a bot needs no memory and any
/// game can be played again by itself.
public final class Questions {

  /// The version of the protocol, which a bot says when it is greeted.
  static final int VERSION = 2;

  private final Profile profile;
  private final String rules;
  private final List<String> names;
  private final int seat;

  /// @param names of all seats
  /// @param seat the bot's, from 0
  public Questions(Profile profile, List<String> names, int seat) {
    this.profile = profile;
    this.rules = profile.name() + " " + profile.hash();
    this.names = List.copyOf(names);
    this.seat = seat;
  }

  /// The first line after a start, which a bot answers with the version that it speaks.
  public String hello() {
    var switches = new Json();
    profile.values().forEach(switches::put);
    return begin("hello").put("names", names).put("switches", switches).toString();
  }

  /// The version in what a bot answers to that, such as `{"v": 2}`.
  static long version(String line) throws BadFieldsException {
    return Fields.among(line, "v").needLongLoosely("v");
  }

  /// A line to be answered.
  ///
  /// @param id its number
  /// @param facts what the seat knows
  /// @param random the seat's own: the question brings a number for the bot's own random numbers
  String move(int id, Json facts, SeededRandom random) {
    return move(id, facts.toString(), random);
  }

  /// The same, with facts that are JSON already.
  public String move(int id, String facts, SeededRandom random) {
    String question =
        begin("move").put("id", id).put("seed", (int) (random.nextLong() >>> 33)).toString();
    return question.substring(0, question.length() - 1) + ",\"facts\":" + facts + "}";
  }

  /// Nothing more will be asked, for a bot that cannot see the game's end otherwise.
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
