package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.GameNames;
import umpire.core.game.Game;
import umpire.core.profile.Profile;
import umpire.options.GameParameter;
import umpire.sim.run.BuildId;
import umpire.sim.run.Checkpoint;

/// The start of a command: a game, or a checkpoint to continue from.
public final class StartOptions {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      converter = GameParameter.GameConverter.class,
      completionCandidates = GameParameter.GameIds.class,
      description = "One of: ${COMPLETION-CANDIDATES}. Not with --resume.")
  private @Nullable Game game;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = {
        "Saves a checkpoint to FILE every ten seconds and deletes it when the run is complete.",
        "Default: only if interrupted, as",
        "GAME-PROFILE-SEED-HASH.checkpoint in this folder; HASH is eight digits computed from the"
            + " command."
      })
  private @Nullable Path checkpoint;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Continues from a checkpoint with its original options, and deletes it when the"
              + " run is complete. If bots play, name them again: they are programs to be"
              + " started, and the error message shows how.")
  private @Nullable Path resume;

  /// Whether a game was named.
  boolean namesGame() {
    return game != null;
  }

  /// The game; throws a usage error if none was named.
  public Game game() {
    if (game == null) {
      throw wrong("expected a game: choose " + String.join(", ", GameNames.all()));
    }
    return game;
  }

  public Optional<Path> checkpoint() {
    return Optional.ofNullable(checkpoint);
  }

  /// The checkpoint to continue from.
  public Optional<Path> resume() {
    return Optional.ofNullable(resume);
  }

  /// Saves further checkpoints to the file that was resumed from.
  public void leaveIn(Path file) {
    checkpoint = file;
  }

  /// The words of the command line after the command's name.
  public List<String> words() {
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    boolean named = !words.isEmpty() && words.getFirst().equals(spec.name());
    return named ? words.subList(1, words.size()) : words;
  }

  /// Loads a checkpoint of this command.
  public Checkpoint left(Path file) throws CannotResumeException {
    Checkpoint left;
    try {
      left = Checkpoint.load(file);
    } catch (NoSuchFileException _) {
      throw new CannotResumeException(file, "there is no such file");
    } catch (IOException failure) {
      throw new CannotResumeException(file, String.valueOf(failure.getMessage()));
    }
    if (!left.name().equals(spec.name())) {
      throw new CannotResumeException(file, "it was saved by umpire " + left.name());
    }
    if (!left.build().equals(BuildId.current())) {
      throw wrong(file + " was saved by another build of Umpire, whose games may differ");
    }
    return left;
  }

  /// Throws a usage error if the rules have changed since the checkpoint.
  public void mustBeOf(List<Profile> profiles, Checkpoint left, Path file) {
    if (!left.profiles().equals(profiles.stream().map(Profile::hash).toList())) {
      throw wrong(file + " was saved under other rules: the profile file has changed");
    }
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
