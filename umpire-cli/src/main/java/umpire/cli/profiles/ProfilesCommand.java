package umpire.cli.profiles;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.cli.rules.PageFormat;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.answer.ReferenceJson;
import umpire.command.language.Language;
import umpire.core.game.Game;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.text.Json;
import umpire.options.Candidates;
import umpire.options.GameParameter;
import umpire.options.LanguageOption;
import umpire.options.ProfileOptions;

/// The command `umpire profiles`.
@Command(
    name = "profiles",
    description = {ProfilesCommand.ABOUT, ""},
    mixinStandardHelpOptions = true)
public final class ProfilesCommand implements Callable<Integer> {

  /// The description for the list of commands and for its own help.
  public static final String ABOUT =
      "Lists the presets and rule switches of a game; for one profile, its value for"
          + " every switch; for two, their differences in words.";

  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final GameParameter game = new GameParameter();

  @Parameters(
      index = "1",
      paramLabel = "A",
      arity = "0..1",
      completionCandidates = Candidates.Presets.class,
      description = "A preset, or a profile file.")
  private @Nullable String one;

  @Parameters(
      index = "2",
      paramLabel = "B",
      arity = "0..1",
      description = "A second profile, to compare with the first.")
  private @Nullable String other;

  @Option(
      names = "--format",
      defaultValue = "text",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE});"
              + " docs/profiles/GAME.md is the markdown.")
  private PageFormat format = PageFormat.TEXT;

  @Mixin private final LanguageOption language = new LanguageOption();

  public ProfilesCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Game chosen = game.game();
    Profiles profiles = ProfileOptions.whole(chosen, spec).profiles();
    if (format == PageFormat.JSONL) {
      streams.tell(sheet(profiles));
    } else if (format == PageFormat.TEXT || one != null) {
      streams.page().lines(page(chosen, profiles));
    } else {
      streams.out().text(page(chosen, profiles));
    }
    return Status.FINE;
  }

  private Json sheet(Profiles profiles) {
    if (one == null) {
      return ReferenceJson.profiles(profiles);
    }
    Profile first = named(one, profiles);
    return other == null
        ? ReferenceJson.profile(first, profiles)
        : ReferenceJson.differences(first, named(other, profiles), profiles);
  }

  private String page(Game chosen, Profiles profiles) {
    Language spoken = language.on(streams).language().in(chosen);
    if (one == null) {
      return format == PageFormat.TEXT
          ? ProfilePage.text(chosen, profiles, spoken)
          : ProfilePage.markdown(chosen, profiles);
    }
    Profile first = named(one, profiles);
    return other == null
        ? ProfilePage.values(first, profiles, spoken)
        : ProfilePage.differences(first, named(other, profiles), profiles, spoken);
  }

  private Profile named(String name, Profiles profiles) {
    try {
      return ProfileOptions.named(name, profiles, spec);
    } catch (BadProfileException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.description());
    }
  }
}
