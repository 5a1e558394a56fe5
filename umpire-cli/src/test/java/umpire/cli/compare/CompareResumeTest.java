package umpire.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.cli.Command;
import umpire.command.Status;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.sim.Duel;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.run.Bookmark;
import umpire.sim.run.BuildId;
import umpire.sim.run.Checkpoint;
import umpire.sim.run.Job;
import umpire.sim.run.Run;
import umpire.sim.run.RunState;
import umpire.sim.run.StopFlag;

/// A comparison that is interrupted and resumed prints the result of an uninterrupted one.
final class CompareResumeTest {

  private static final List<String> WORDS =
      List.of("maumau", "rules", "random", "rules", "--games", "200", "--seed", "5");

  @TempDir private Path folder;

  private static String[] compare(List<String> words, String... more) {
    var all = new ArrayList<>(List.of("compare"));
    all.addAll(words);
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private static Lineup<?> lineup() {
    Game game = Game.byId("maumau").orElseThrow();
    return lineup(game, game.complete().orElseThrow());
  }

  private static <K extends Kernel<K>> Lineup<K> lineup(Game game, CompleteGame<K> whole) {
    return new Lineup<>(game, whole, whole.profiles().standard(), List.of("rules", "rules"));
  }

  private static RunState played(String second, long deals) throws Exception {
    return played("rules", second, deals);
  }

  private static RunState played(String first, String second, long deals) throws Exception {
    return played(new Duel(lineup(), first, second, 5), deals, 200);
  }

  private static RunState played(Job job, long deals, long most) throws Exception {
    var run = new Run(job);
    run.playTo(most, 1, Optional.empty(), new StopFlag(), now -> now.gamesDone() < deals);
    assertThat(run.gamesDone()).isBetween(deals, most);
    return run.state();
  }

  /// The state that Ctrl-C would leave in the second of three pairs.
  private Path left(List<String> words, String build) throws Exception {
    List<RunState> stands = List.of(played("random", 200), played("rules", 64));
    return saved(words, build, List.of(lineup().profile()), stands);
  }

  private Path saved(List<String> words, String build, List<Profile> rules, List<RunState> stands)
      throws IOException {
    Path file = folder.resolve("left.checkpoint");
    List<String> hashes = rules.stream().map(Profile::hash).toList();
    new Checkpoint("compare", words, build, hashes, Bookmark.NONE, stands).save(file);
    return file;
  }

  @Test
  void theAnswerIsThatOfAnUninterruptedRun() throws Exception {
    String file = left(WORDS, BuildId.current()).toString();
    Command.Result straight = Command.call(compare(WORDS));
    Command.Result resumed = Command.call("compare", "--resume", file);
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.out()).isEqualTo(straight.out());
    // Only the pairs that are still played print a line about their speed; the first was complete.
    assertThat(straight.err().lines()).hasSize(3);
    assertThat(resumed.err().lines()).hasSize(2);
    assertThat(folder).isEmptyDirectory();
    left(WORDS, BuildId.current());
    assertThat(Command.call(compare(WORDS, "--resume", file)).out()).isEqualTo(straight.out());
    assertThat(folder).isEmptyDirectory();
  }

  /// After a kill following the last deal, every pair is reported and none is played.
  @Test
  void whatIsDoneIsNotPlayedOn() throws Exception {
    List<RunState> stands =
        List.of(played("random", 200), played("rules", 200), played("random", "rules", 200));
    Path file = saved(WORDS, BuildId.current(), List.of(lineup().profile()), stands);
    Command.Result again = Command.call("compare", "--resume", file.toString());
    assertThat(again.out()).isEqualTo(Command.call(compare(WORDS)).out());
    assertThat(again.err()).isEmpty();
    assertThat(file).doesNotExist();
  }

  @Test
  void aCompleteComparisonLeavesNoCheckpoint() {
    Path file = folder.resolve("point");
    Command.Result done = Command.call(compare(WORDS, "--checkpoint", file.toString()));
    assertThat(done.status()).as(done.err()).isZero();
    assertThat(done.err()).doesNotContain("umpire:", file.toString());
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aPageThatFailsKeepsTheCheckpoint() throws Exception {
    Path device = Path.of("/dev/full");
    assumeThat(device).as("full disks are tried where there is " + device).exists();
    Path page = Files.createSymbolicLink(folder.resolve("page.html"), device);
    Path file = folder.resolve("point");
    Command.Result first =
        Command.call(compare(WORDS, "--report", "" + page, "--checkpoint", "" + file));
    assertThat(first.status()).isEqualTo(Status.IO_FAILURE);
    assertThat(file).exists();
    Files.delete(page);
    Command.Result resumed = Command.call("compare", "--resume", file.toString());
    assertThat(resumed.status()).as(resumed.err()).isZero();
    assertThat(resumed.out()).isEqualTo(first.out());
    assertThat(page).isNotEmptyFile();
    assertThat(file).doesNotExist();
  }

  @Test
  void rulesGoOnToo() throws Exception {
    List<String> words =
        List.of("maumau", "--profile", "classic", "--profile", "common", "--games", "100");
    Command.Result done = Command.call(compare(words));
    assertThat(done.status()).as(done.err()).isZero();
    Game game = Game.byId("maumau").orElseThrow();
    Profile classic = game.complete().orElseThrow().profiles().preset("classic");
    Profile common = lineup().profile();
    RunState half = played(new RulesDuel(lineup().withRules(classic), classic, common, 1), 64, 100);
    Path file = saved(words, BuildId.current(), List.of(classic, common), List.of(half));
    assertThat(Files.size(file)).isPositive();
    assertThat(Command.call("compare", "--resume", file.toString()).out()).isEqualTo(done.out());
    assertThat(file).doesNotExist();
  }

  @Test
  void whatCannotBeGoneOnWithIsRefused() throws Exception {
    String file = left(WORDS, BuildId.current()).toString();
    refused(Status.NO_INPUT, "it was saved by umpire compare", "simulate", "--resume", file);
    refused(Status.NO_INPUT, "there is no such file", "compare", "--resume", file + "x");
    refused(
        Status.WRONG_USE,
        "--resume takes its options from the checkpoint: umpire compare --resume",
        compare(WORDS, "--resume", file, "--threads", "1"));
    String other = left(WORDS, "another").toString();
    refused(Status.WRONG_USE, "by another build", "compare", "--resume", other);
    refused(Status.WRONG_USE, "expected a game", "compare");
  }

  /// A checkpoint must not start a program that the command line does not name.
  @Test
  void botsAreNamedOnceMore() throws Exception {
    var words = new ArrayList<>(WORDS);
    words.set(2, "exec:touch " + folder.resolve("started"));
    String file = left(words, BuildId.current()).toString();
    refused(
        Status.WRONG_USE,
        "would start programs; if they are yours, name them again: umpire compare maumau rules",
        "compare",
        "--resume",
        file);
    assertThat(folder.resolve("started")).doesNotExist();
  }

  private static void refused(int status, String why, String... call) {
    Command.Result result = Command.call(call);
    assertThat(result.err()).contains(why);
    assertThat(result.status()).isEqualTo(status);
  }
}
