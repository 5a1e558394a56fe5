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

/// Where a command begins: with a game, or where another was interrupted.
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
      description =
          "Where to leave off every ten seconds, to go on from after an interruption; deleted when"
              + " the run is complete. Default: only when interrupted,"
              + " GAME-PROFILE-SEED-CALL.checkpoint in this folder, CALL being eight digits made of"
              + " the call.")
  private @Nullable Path checkpoint;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Goes on from a checkpoint, which is deleted when the run is complete; everything else"
              + " was said when it began. Only bots are named once more, because they are programs"
              + " to be started: it is told how.")
  private @Nullable Path resume;

  /// Whether a game is named.
  boolean namesGame() {
    return game != null;
  }

  /// The game, or a complaint that none is named.
  public Game game() {
    if (game == null) {
      throw wrong("which game? One of " + String.join(", ", GameNames.all()));
    }
    return game;
  }

  public Optional<Path> checkpoint() {
    return Optional.ofNullable(checkpoint);
  }

  /// The file to go on from.
  public Optional<Path> resume() {
    return Optional.ofNullable(resume);
  }

  /// Checkpoints are left where one was.
  public void leaveIn(Path file) {
    checkpoint = file;
  }

  /// The words of the command behind its name.
  public List<String> words() {
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    boolean named = !words.isEmpty() && words.getFirst().equals(spec.name());
    return named ? words.subList(1, words.size()) : words;
  }

  /// What was left for this command.
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
      throw new CannotResumeException(file, "it was left by umpire " + left.name());
    }
    if (!left.build().equals(BuildId.current())) {
      throw wrong(file + " was left by another build of Umpire, whose games may differ");
    }
    return left;
  }

  /// Complains if rules have changed since.
  public void mustBeOf(List<Profile> profiles, Checkpoint left, Path file) {
    if (!left.profiles().equals(profiles.stream().map(Profile::hash).toList())) {
      throw wrong(file + " was left under other rules: the profile file has changed");
    }
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
