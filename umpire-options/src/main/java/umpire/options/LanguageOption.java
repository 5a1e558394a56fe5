package umpire.options;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import umpire.command.Streams;
import umpire.command.language.Language;

/// The language of text for people: `--language`.
public final class LanguageOption {

  /// The languages to choose from.
  enum Tag {
    EN,
    DE,
    ZH;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--language",
      paramLabel = "TAG",
      description =
          "Language of the text for people: ${COMPLETION-CANDIDATES} (default: the"
              + " locale's language on a terminal, otherwise en). Output for programs is not"
              + " affected.")
  private @Nullable Tag tag;

  /// The streams with the chosen language; unchanged if no language was chosen.
  public Streams on(Streams streams) {
    return tag == null ? streams : streams.in(Language.of(tag.toString()));
  }
}
