package umpire.cli.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import umpire.core.profile.Profile;
import umpire.sim.Duel;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.report.ShowCommand;

/// Builds commands that show single games: of a simulation, or of the tables at which each deal of
/// a comparison is played.
///
/// @param profiles the profiles of the comparison, as typed
/// @param switches the words of the options that change them
/// @param seed the random seed of the deals
public record ShowCommands(List<String> profiles, List<String> switches, long seed) {

  /// Options with a value that do not affect single games.
  private static final Set<String> ABOUT_THE_RUN =
      Set.of(
          "--games",
          "--until",
          "--threads",
          "--confidence",
          "--report",
          "--format",
          "--out",
          "--checkpoint");

  public ShowCommands {
    profiles = List.copyOf(profiles);
    switches = List.copyOf(switches);
  }

  /// A command for each seating; none if no command can repeat the games.
  public List<ShowCommand> of(Duel duel) {
    if (!duel.isShowable()) {
      return List.of();
    }
    var shows = new ArrayList<ShowCommand>();
    for (List<String> seating : duel.seatings()) {
      shows.add(show(duel.lineup().withSeats(seating), 0, String.join(", ", seating)));
    }
    return shows;
  }

  /// A command for each of the two sets of rules.
  public List<ShowCommand> of(RulesDuel duel) {
    var shows = new ArrayList<ShowCommand>();
    for (Profile profile : List.of(duel.first(), duel.second())) {
      shows.add(show(duel.lineup().withRules(profile), shows.size(), profile.name()));
    }
    return shows;
  }

  /// @param profile the index among the typed profiles; if none was typed, the lineup's preset is
  ///   used
  private ShowCommand show(Lineup<?> lineup, int profile, String label) {
    var call = new ArrayList<>(List.of("umpire", "simulate", lineup.game().id(), "--profile"));
    call.add(profile < profiles.size() ? profiles.get(profile) : lineup.profile().base());
    call.addAll(switches);
    call.addAll(List.of("--seats", String.join(",", lineup.seats())));
    call.addAll(List.of("--seed", Long.toString(seed), "--show"));
    return new ShowCommand(label, call);
  }

  /// The command that shows a game of a simulation: its command line without the options on the
  /// run.
  ///
  /// @param words the command line after `umpire`, as typed
  static ShowCommand game(List<String> words) {
    var kept = new ArrayList<>(List.of("umpire"));
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int value = word.indexOf('=');
      if (ABOUT_THE_RUN.contains(word)) {
        i++;
      } else if (value < 0 || !ABOUT_THE_RUN.contains(word.substring(0, value))) {
        kept.add(word);
      }
    }
    kept.add("--show");
    return new ShowCommand("", kept);
  }
}
