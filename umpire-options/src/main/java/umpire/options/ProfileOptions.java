package umpire.options;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import umpire.command.Failure;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.ProfileFile;
import umpire.core.profile.Profiles;

/// The rules to play by: `--profile` and `--set`.
public final class ProfileOptions {

  /// Largest profile file in bytes; a profile has one line per switch.
  private static final int LONGEST_FILE = 1 << 20;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--profile",
      paramLabel = "P",
      completionCandidates = Candidates.Presets.class,
      description =
          "Rules to play by: a preset (see umpire profiles GAME), or a file with a line"
              + " 'base = PRESET' and lines 'switch = value' (default: the game's first"
              + " preset).")
  private @Nullable String profile;

  @Mixin private final SwitchOptions switches = new SwitchOptions();

  /// The chosen profile with its changes.
  public Profile of(CompleteGame<?> whole) {
    Profiles profiles = whole.profiles();
    try {
      Profile chosen = profile == null ? profiles.standard() : named(profile, profiles, spec);
      return switches.appliedTo(chosen, profiles);
    } catch (BadProfileException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.description());
    }
  }

  /// The preset of that name, or else the profile in the file of that name.
  public static Profile named(String name, Profiles profiles, CommandSpec spec)
      throws BadProfileException {
    boolean preset = profiles.presets().stream().anyMatch(each -> each.name().equals(name));
    Path file = preset ? null : fileCalled(name);
    if (file == null) {
      return profiles.preset(name);
    }
    try {
      String fileName = String.valueOf(file.getFileName());
      int dot = fileName.indexOf('.');
      String called = dot > 0 ? fileName.substring(0, dot) : fileName;
      return ProfileFile.read(lines(file), called.replace(' ', '-'), profiles);
    } catch (BadProfileException wrong) {
      throw new BadProfileException(name + ": " + wrong.description());
    } catch (IOException failure) {
      throw new ParameterException(
          spec.commandLine(), "cannot read the profile " + name + ": " + Failure.inWords(failure));
    }
  }

  private static List<String> lines(Path file) throws IOException, BadProfileException {
    if (Files.size(file) > LONGEST_FILE) {
      throw new BadProfileException(
          "expected a profile of at most %d bytes, found %d"
              .formatted(LONGEST_FILE, Files.size(file)));
    }
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer undecoded = ByteBuffer.wrap(bytes);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(undecoded).toString().lines().toList();
    } catch (CharacterCodingException _) {
      // The buffer's position is the first byte that cannot be decoded.
      String before = new String(bytes, 0, undecoded.position(), StandardCharsets.UTF_8);
      long line = before.chars().filter(c -> c == '\n').count() + 1;
      throw new BadProfileException("line " + line + ": this is not UTF-8 text");
    }
  }

  private static @Nullable Path fileCalled(String name) {
    try {
      Path file = Path.of(name);
      return Files.isRegularFile(file) ? file : null;
    } catch (InvalidPathException _) {
      return null;
    }
  }

  /// The complete game; throws a usage error if there is none.
  public static CompleteGame<?> whole(Game game, CommandSpec spec) {
    return game.complete()
        .orElseThrow(() ->
            new ParameterException(
                spec.commandLine(), game.id() + " is available only in its classic format"));
  }
}
