package umpire.options;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import umpire.command.Streams;
import umpire.command.language.Language;

/// The language of text for people: `--language`.
public final class LanguageOption {

  /// What can be chosen.
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
          "Language of the text for people: ${COMPLETION-CANDIDATES} (default: on a terminal that of"
              + " the locale, otherwise en). Output for programs does not depend on it.")
  private @Nullable Tag tag;

  /// The streams, on which people are told in the chosen language if one was chosen.
  public Streams on(Streams streams) {
    return tag == null ? streams : streams.in(Language.of(tag.toString()));
  }
}
