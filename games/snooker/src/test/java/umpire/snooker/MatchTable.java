package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.words.BadEventException;
import umpire.snooker.match.Scoreboard;
import umpire.snooker.match.SnookerMatch;
import umpire.snooker.text.CompleteSnooker;
import umpire.snooker.text.SnookerWords;

/// A match for tests, played by lines of a record or by strategies.
public final class MatchTable {

  public static final CompleteSnooker GAME = new CompleteSnooker();
  public static final List<String> NAMES = List.of("Anna", "Ben");
  public static final List<String> FOUR = List.of("Anna", "Ben", "Cleo", "Dan");

  /// Observes the table before each event.
  public interface Look {
    void at(int actor, Event event);
  }

  public final Profile profile;
  public final List<String> names;
  public final Match<SnookerMatch> match;
  public final RulingLog log = new RulingLog();

  /// The points reported so far, which the tally must equal.
  public final int[] told = {0, 0};

  private MatchTable(Profile profile) {
    this.profile = profile;
    names = GAME.maxPlayers(profile) > NAMES.size() ? FOUR : NAMES;
    match = GAME.open(profile, names);
  }

  /// @param changes `switch=value` pairs, separated by spaces
  public static MatchTable of(String preset, String changes) {
    try {
      var values = new java.util.LinkedHashMap<String, String>();
      for (String change : changes.isBlank() ? new String[0] : changes.split(" ")) {
        values.put(change.split("=")[0], change.split("=")[1]);
      }
      return new MatchTable(GAME.profiles().changed("here", preset, Map.copyOf(values)));
    } catch (BadProfileException fault) {
      throw new AssertionError(fault.description());
    }
  }

  public static Event event(String words) {
    try {
      return GAME.vocabulary().read(List.of(words.split(" ")), FOUR);
    } catch (BadEventException fault) {
      throw new AssertionError(words + ": " + fault.description());
    }
  }

  /// The finding for a line such as `Anna: hit red` or `* lot Ben`.
  public Finding check(String line) {
    return match.check(actor(line), event(words(line)));
  }

  /// The rule that refuses a line; empty if none does.
  public String refusal(String line) {
    Event event = event(words(line));
    if (match.isRedundant(actor(line), event)) {
      // A record may repeat this, since it has no effect; the rule is the reason for that
      int rule = match.table().check(actor(line), SnookerWords.move(event));
      return match.rulebook().get(rule).id();
    }
    return check(line) instanceof Finding.Illegal(Rule rule, _) ? rule.id() : "";
  }

  /// Plays lines separated by commas; the names may be shortened to their initials.
  public MatchTable play(String lines) {
    for (String line : lines.split(",")) {
      String written = line.strip();
      assertThat(refusal(written)).as("refusal of '%s'", written).isEmpty();
      play(actor(written), event(words(written)));
    }
    return this;
  }

  private void play(int actor, Event event) {
    log.clear();
    match.play(actor, event, log);
    for (Ruling ruling : rulings()) {
      if (ruling.points() != 0) {
        told[ruling.seat() % 2] += ruling.points();
      }
    }
  }

  public List<Ruling> rulings() {
    var rulings = new ArrayList<Ruling>();
    for (int i = 0; i < log.size(); i++) {
      rulings.add(log.ruling(i, new SnookerGame().rulebook()));
    }
    return rulings;
  }

  /// The ids of the last rulings.
  public List<String> said() {
    return rulings().stream().map(ruling -> ruling.rule().id()).toList();
  }

  private static int actor(String line) {
    return switch (line.charAt(0)) {
      case 'A' -> 0;
      case 'B' -> 1;
      case 'C' -> 2;
      case 'D' -> 3;
      default -> Kernel.HOUSE;
    };
  }

  private static String words(String line) {
    return line.substring(line.indexOf(line.startsWith("*") ? "*" : ":") + 1).strip();
  }

  public String points() {
    return match.tally(0, 0) + ":" + match.tally(0, 1);
  }

  public String frames() {
    return match.tally(1, 0) + ":" + match.tally(1, 1);
  }

  public Scoreboard board() {
    return Scoreboard.of(match.view(new Viewer.Spectator()).kernel());
  }

  /// The share of each outcome drawn, in percent, by its words; no event is an empty text.
  public static Map<String, Double> shares(
      int draws, Function<SeededRandom, Optional<Event>> draw) {
    var random = new SeededRandom(7);
    var counts = new HashMap<Optional<Event>, Integer>();
    for (int i = 0; i < draws; i++) {
      counts.merge(draw.apply(random), 1, Integer::sum);
    }
    var shares = new TreeMap<String, Double>();
    counts.forEach((event, count) ->
        shares.put(
            event.map(each -> GAME.vocabulary().write(each, NAMES)).orElse(""),
            100.0 * count / draws));
    return shares;
  }

  public static Strategy<SnookerMatch> strategy(String name) {
    return GAME.strategies().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  /// Lets two strategies play to the end; false if that takes too long. The random strategy plays
  /// any stroke, so that more situations come up than players would bring about.
  public boolean playOut(String first, String second, long seed, Look look) {
    var both = List.of(strategy(first), strategy(second));
    var chances = List.of(new SeededRandom(3 * seed + 1), new SeededRandom(3 * seed + 2));
    var house = new SeededRandom(3 * seed);
    for (int events = 0; match.toAct() != Kernel.OVER; events++) {
      if (events > 50_000) {
        return false;
      }
      var housed = match.houseEvent(house);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event =
          housed.orElseGet(() -> {
            SeededRandom random = chances.get(actor % 2);
            Strategy<SnookerMatch> strategy = both.get(actor % 2);
            if (strategy.name().equals("random")) {
              List<Event> any = AnyStroke.of(this);
              return any.get(random.nextInt(any.size()));
            }
            return match.choose(strategy, actor, random, house);
          });
      if (!(match.check(actor, event) instanceof Finding.Legal)) {
        throw new AssertionError(event + " by " + actor + ": " + match.check(actor, event));
      }
      look.at(actor, event);
      play(actor, event);
      if (told[0] != match.tally(0, 0) || told[1] != match.tally(0, 1)) {
        throw new AssertionError("told " + told[0] + ":" + told[1] + ", but " + points());
      }
    }
    return true;
  }
}
