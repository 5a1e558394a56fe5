package umpire.live.seat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.match.StrategyCatalog;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.session.GameRecorder;
import umpire.core.text.SafeText;
import umpire.json.BadFieldsException;
import umpire.json.EnumNames;
import umpire.json.Fields;

/// Parses settings, and checks that such a table can exist.
final class SettingsReader {

  private static final int MAX_SECONDS = 86_400;
  private static final int LONGEST_PACE = 10_000;

  private SettingsReader() {}

  /// @param named whether to check player names; false for settings from a log
  static Settings read(Fields fields, boolean named) throws BadFieldsException {
    String id = fields.needText("game");
    CompleteGame<?> game = completeGame(findGame(id));
    Options options = options(fields.inner("options"));
    String rules = fields.text("rules").orElse(game.profiles().standard().name());
    Map<String, String> switches = fields.inner("switches").texts();
    Profile profile = profile(game, rules, switches);
    List<SeatPlan> seats = seats(game, fields, named);
    enough(game, profile, seats.size());
    if (options.scorer() && seats.stream().anyMatch(seat -> !(seat instanceof SeatPlan.Me))) {
      throw new BadFieldsException(
          "seats", "expected 'me' with a name for every seat of a scorer's table");
    }
    if (options.scorer()
        && seats.stream()
            .anyMatch(seat -> seat instanceof SeatPlan.Me me && !me.commitment().isEmpty())) {
      throw new BadFieldsException("seats", SeatPlan.NOTHING_DEALT);
    }
    return new Settings(id, rules, switches, seats, options);
  }

  static Game findGame(String id) throws BadFieldsException {
    return Game.byId(id).orElseThrow(() -> noGame(id));
  }

  static CompleteGame<?> completeGame(Game game) throws BadFieldsException {
    return game.complete().orElseThrow(() -> noGame(game.id()));
  }

  private static BadFieldsException noGame(String id) {
    String games =
        Game.all().stream()
            .filter(game -> game.complete().isPresent())
            .map(Game::id)
            .collect(Collectors.joining(", "));
    return new BadFieldsException(
        "game", "there is no game " + SafeText.quoted(id) + ": choose " + games);
  }

  static Profile profile(CompleteGame<?> game, String rules, Map<String, String> switches)
      throws BadFieldsException {
    try {
      Profile preset = game.profiles().preset(rules);
      return switches.isEmpty()
          ? preset
          : game.profiles().changed(rules + "-house", rules, switches);
    } catch (BadProfileException fault) {
      throw new BadFieldsException(switches.isEmpty() ? "rules" : "switches", fault.description());
    }
  }

  private static void enough(CompleteGame<?> game, Profile profile, int players)
      throws BadFieldsException {
    int fewest = game.minPlayers(profile);
    int most = game.maxPlayers(profile);
    if (players < fewest || players > most) {
      String range = fewest == most ? "" + fewest : fewest + " to " + most;
      throw new BadFieldsException("seats", "these rules are for " + range + " players");
    }
    String objection = game.objection(profile, players);
    if (!objection.isEmpty()) {
      throw new BadFieldsException("seats", objection);
    }
  }

  private static List<SeatPlan> seats(CompleteGame<?> game, Fields fields, boolean named)
      throws BadFieldsException {
    var seats = new ArrayList<SeatPlan>();
    for (Fields seat : fields.list("seats")) {
      seat.only("kind", "name", "strategy", "commitment");
      seats.add(seat(game, seat, named));
    }
    return seats;
  }

  private static SeatPlan seat(CompleteGame<?> game, Fields seat, boolean named)
      throws BadFieldsException {
    Optional<String> name = seat.text("name");
    if (named && name.isPresent() && !GameRecorder.nameFault(name.get()).isEmpty()) {
      throw seat.fault("name", GameRecorder.nameFault(name.get()));
    }
    return switch (seat.text("kind").orElse("")) {
      case "me" ->
          new SeatPlan.Me(
              name.orElseThrow(() -> seat.fault("name", "is missing")), commitment(seat));
      case "link" -> new SeatPlan.Link(name);
      case "bot" -> new SeatPlan.Bot(strategy(game, seat), name);
      default -> throw seat.fault("kind", "expected 'me', 'link' or 'bot'");
    };
  }

  private static Optional<String> commitment(Fields seat) throws BadFieldsException {
    Optional<String> commitment = seat.text("commitment");
    if (!SeatPlan.isCommitment(commitment)) {
      throw seat.fault("commitment", SeatPlan.NO_COMMITMENT);
    }
    return commitment;
  }

  private static String strategy(CompleteGame<?> game, Fields seat) throws BadFieldsException {
    String name = seat.text("strategy").orElse("rules");
    StrategyCatalog<?> catalog = game.catalog().forLivePlay();
    String fault = catalog.fault(name);
    if (!fault.isEmpty()) {
      throw seat.fault("strategy", fault + ": choose " + catalog.names());
    }
    return name;
  }

  private static Options options(Fields given) throws BadFieldsException {
    given.only(
        "move",
        "reserve",
        "absent",
        "absentAfter",
        "takeback",
        "hints",
        "watch",
        "delay",
        "listed",
        "scorer",
        "pace");
    Options usual = Options.USUAL;
    return new Options(
        given.number("move", usual.move(), 0, MAX_SECONDS),
        given.number("reserve", usual.reserve(), 0, MAX_SECONDS),
        choice(given, "absent", usual.absent()),
        given.number("absentAfter", usual.absentAfter(), 1, MAX_SECONDS),
        choice(given, "takeback", usual.takeback()),
        given.truth("hints", usual.hints()),
        choice(given, "watch", usual.watch()),
        given.number("delay", usual.delay(), 1, MAX_SECONDS),
        given.truth("listed", usual.listed()),
        given.truth("scorer", usual.scorer()),
        given.number("pace", usual.pace(), 0, LONGEST_PACE));
  }

  private static <T extends Enum<T>> T choice(Fields given, String name, T usual)
      throws BadFieldsException {
    Optional<String> wish = given.text(name);
    if (wish.isEmpty()) {
      return usual;
    }
    T[] all = usual.getDeclaringClass().getEnumConstants();
    String words = Arrays.stream(all).map(EnumNames::of).collect(Collectors.joining(", "));
    return Arrays.stream(all)
        .filter(each -> EnumNames.of(each).equals(wish.get()))
        .findFirst()
        .orElseThrow(() -> given.fault(name, "expected one of " + words));
  }
}
