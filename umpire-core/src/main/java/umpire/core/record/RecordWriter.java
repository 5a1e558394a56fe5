package umpire.core.record;

import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.profile.Profile;
import umpire.core.text.Fingerprint;

/// Writes games in the one canonical form.
public final class RecordWriter {

  private RecordWriter() {}

  /// The whole record.
  public static String write(Transcript<?, ?> game) {
    return text(game, true);
  }

  /// Identifies the game: the SHA-256 of its canonical form without claims, remarks and the tags
  /// that only describe it, which do not change what was played.
  public static String id(Transcript<?, ?> game) {
    return Fingerprint.of(text(game, false));
  }

  private static <K extends Kernel<K>, E> String text(Transcript<K, E> game, boolean whole) {
    var text = new StringBuilder(rules(game));
    if (whole) {
      text.append(others(game));
    }
    text.append('\n');
    for (Transcript.Line<E> line : game.lines()) {
      if (whole || line instanceof Transcript.Happened<E>) {
        text.append(line(game, line)).append('\n');
      }
    }
    if (whole) {
      game.result().ifPresent(claim -> text.append(result(game, claim.claim())).append('\n'));
    }
    return text.toString();
  }

  /// The lines above the events.
  public static String heading(Transcript<?, ?> game) {
    return rules(game) + others(game);
  }

  private static String others(Transcript<?, ?> game) {
    var text = new StringBuilder();
    for (GameRecord.Tag other : game.others()) {
      tag(text, other.name(), other.value());
    }
    return text.toString();
  }

  /// What is played, by which rules, by whom.
  private static String rules(Transcript<?, ?> game) {
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

  /// One line below the tags.
  public static <K extends Kernel<K>, E> String line(
      Transcript<K, E> game, Transcript.Line<E> line) {
    return switch (line) {
      case Transcript.Happened<E> happened -> event(game, happened.actor(), happened.event());
      case Transcript.Claimed<E> claimed -> "= " + ClaimText.write(claimed.claim(), game.names());
      case Transcript.Remark<E> remark -> ("# " + remark.text()).strip();
    };
  }

  private static <K extends Kernel<K>, E> String event(Transcript<K, E> game, int actor, E event) {
    String words = game.whole().notation().write(event, game.names());
    return game.nameOf(actor) + (actor < 0 ? " " : ": ") + words;
  }

  /// The last line.
  public static String result(Transcript<?, ?> game, Claim claim) {
    return GameRecord.RESULT + ": " + ClaimText.write(claim, game.names());
  }
}
