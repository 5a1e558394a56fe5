package umpire.sim.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.sim.Duel;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.Simulation;
import umpire.sim.count.Confidence;
import umpire.sim.run.Job;
import umpire.sim.run.Run;
import umpire.sim.run.StopFlag;

/// Pages about real simulations. Run as a program, it writes them into a folder for a look by eye.
final class Samples {

  static final long SEED = 20260401;
  static final String BUILD = "0badcafe";

  private Samples() {}

  /// @param args a folder, and the number of games to play
  public static void main(String... args) throws Exception {
    Path folder = Path.of(args[0]);
    long games = Long.parseLong(args[1]);
    write(folder.resolve("maumau-2.html"), page(simulation("maumau", "rules", "random"), games));
    write(
        folder.resolve("maumau-4.html"),
        page(simulation("maumau", "rules", "rules", "rules", "rules"), games));
    write(folder.resolve("cribbage.html"), page(simulation("cribbage", "rules", "rules"), games));
    write(folder.resolve("duel.html"), duelPage(games));
    write(folder.resolve("rules.html"), rulesPage(games));
  }

  private static void write(Path file, String page) throws IOException {
    Files.writeString(file, page);
  }

  static Simulation simulation(String game, String... seats) {
    return new Simulation(lineup(game, seats), SEED);
  }

  static Lineup<?> lineup(String id, String... seats) {
    Game game = Game.byId(id).orElseThrow();
    return lineup(game, game.complete().orElseThrow(), List.of(seats));
  }

  private static <K extends Kernel<K>> Lineup<K> lineup(
      Game game, CompleteGame<K> whole, List<String> seats) {
    return new Lineup<>(game, whole, whole.profiles().standard(), seats);
  }

  static Run played(Job job, long games) throws IOException, InterruptedException {
    var run = new Run(job);
    run.playTo(games, 2, Optional.empty(), new StopFlag(), _ -> true);
    return run;
  }

  static SimulationReport report(Simulation job, Run run) {
    return new SimulationReport(
        origin(job.lineup(), Optional.empty()),
        job.lineup().rowLayout(),
        run.totals(),
        job.forfeits(run.totals()),
        run.convergence(),
        Confidence.NINETY_FIVE);
  }

  static Origin origin(Lineup<?> lineup, Optional<Duration> time) {
    List<String> words = words("simulate", lineup, String.join(",", lineup.seats()));
    var show = new ArrayList<>(words);
    show.add("--show");
    Collections.addAll(words, "--games", "100000");
    return Origin.of(lineup, SEED, BUILD, words, List.of(new ShowCommand("", show)), time);
  }

  private static List<String> words(String call, Lineup<?> lineup, String seats) {
    var words = new ArrayList<String>();
    Collections.addAll(words, "umpire", call, lineup.game().id(), "--seats", seats);
    Collections.addAll(words, "--seed", Long.toString(SEED));
    return words;
  }

  private static String page(Simulation job, long games) throws Exception {
    var page = new StringBuilder();
    report(job, played(job, games)).write(page);
    return page.toString();
  }

  private static String duelPage(long games) throws Exception {
    var pairings = new ArrayList<Pairing>();
    var duel = new Duel(lineup("maumau", "rules", "rules"), "rules", "random", SEED);
    pairings.add(
        Pairing.of(duel, played(duel, games).totals(), Forfeits.NONE, shows("rules", "random")));
    var back = new Duel(lineup("maumau", "rules", "rules"), "random", "rules", SEED);
    pairings.add(Pairing.of(back, played(back, games / 4).totals(), Forfeits.NONE, List.of()));
    var page = new StringBuilder();
    new DuelReport(
            origin(lineup("maumau", "rules", "random"), Optional.of(Duration.ofSeconds(7))),
            pairings,
            Confidence.NINETY_FIVE)
        .write(page);
    return page.toString();
  }

  private static List<ShowCommand> shows(String first, String second) {
    Lineup<?> lineup = lineup("maumau", first, second);
    var one = words("simulate", lineup, first + "," + second);
    var other = words("simulate", lineup, second + "," + first);
    one.add("--show");
    other.add("--show");
    return List.of(new ShowCommand("first seating", one), new ShowCommand("second seating", other));
  }

  static RulesDuel rulesDuel() throws Exception {
    Lineup<?> lineup = lineup("maumau", "rules", "rules", "random");
    var profiles = lineup.whole().profiles();
    return new RulesDuel(
        lineup,
        profiles.standard(),
        profiles.changed("house", profiles.standard().name(), Map.of("seven-cards", "3")),
        SEED);
  }

  private static String rulesPage(long games) throws Exception {
    RulesDuel duel = rulesDuel();
    var page = new StringBuilder();
    RulesDuelReport.of(
            duel,
            origin(duel.lineup(), Optional.empty()),
            played(duel, games / 4).totals(),
            Forfeits.NONE,
            Confidence.NINETY_FIVE)
        .write(page);
    return page.toString();
  }
}
