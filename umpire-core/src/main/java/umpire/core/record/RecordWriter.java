package umpire.core.record;

import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.profile.Profile;
import umpire.core.words.Vocabulary;

/// Writes games in the canonical form of the record format.
public final class RecordWriter {

  private RecordWriter() {}

  /// Returns the whole record.
  public static String write(Transcript<?> game) {
    return text(game);
  }

  /// Returns the id of a single game, as [GameIds] computes it.
  public static String id(Transcript<?> game) {
    return new GameIds().of(game);
  }

  private static <K extends Kernel<K>> String text(Transcript<K> game) {
    var text = new StringBuilder(heading(game)).append('\n');
    for (Transcript.Line line : game.lines()) {
      text.append(line(game, line)).append('\n');
    }
    game.result().ifPresent(claim -> text.append(result(game, claim.claim())).append('\n'));
    return text.toString();
  }

  /// Returns the lines above the events.
  public static String heading(Transcript<?> game) {
    return rules(game) + others(game);
  }

  private static String others(Transcript<?> game) {
    var text = new StringBuilder();
    for (GameRecord.Tag other : game.others()) {
      tag(text, other.name(), other.value());
    }
    return text.toString();
  }

  /// The lines that state the game, the rules and the players.
  static String rules(Transcript<?> game) {
    var text = new StringBuilder("umpire " + GameRecord.VERSION + "\n");
    tag(text, GameRecord.GAME, game.game().id());
    Profile profile = game.profile();
    tag(text, GameRecord.PROFILE, profile.name() + " " + profile.hash());
    List<String> changes = game.whole().profiles().changes(profile);
    if (!changes.isEmpty() || !profile.base().equals(profile.name())) {
      tag(text, GameRecord.RULES, (profile.base() + " " + String.join(" ", changes)).strip());
    }
    tag(text, GameRecord.SEATS, String.join(", ", game.names()));
    return text.toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append((name + ": " + value).strip()).append('\n');
  }

  /// Returns one line below the tags, without a line feed.
  public static <K extends Kernel<K>> String line(Transcript<K> game, Transcript.Line line) {
    return switch (line) {
      case Transcript.EventLine happened -> {
        var text = new StringBuilder();
        event(game.whole().vocabulary(), game, happened, text);
        yield text.toString();
      }
      case Transcript.ClaimLine claimed -> "= " + ClaimText.write(claimed.claim(), game.names());
      case Transcript.RemarkLine remark -> ("# " + remark.text()).strip();
    };
  }

  private static void event(
      Vocabulary vocabulary,
      Transcript<?> game,
      Transcript.EventLine happened,
      StringBuilder into) {
    int actor = happened.actor();
    into.append(game.nameOf(actor)).append(actor < 0 ? " " : ": ");
    vocabulary.write(happened.event(), game.names(), into);
  }

  /// Writes only the events.
  static void events(Transcript<?> game, StringBuilder into) {
    Vocabulary vocabulary = game.whole().vocabulary();
    for (Transcript.Line line : game.lines()) {
      if (line instanceof Transcript.EventLine happened) {
        event(vocabulary, game, happened, into);
        into.append('\n');
      }
    }
  }

  /// Returns the last line of a record, which states its result.
  public static String result(Transcript<?> game, Claim claim) {
    return GameRecord.RESULT + ": " + ClaimText.write(claim, game.names());
  }
}
