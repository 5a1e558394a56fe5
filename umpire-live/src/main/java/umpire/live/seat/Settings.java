package umpire.live.seat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.Fields;

/// The settings with which a table is opened.
///
/// @param game the game's id
/// @param rules the name of the preset
/// @param switches changed rule switches, by name
/// @param seats in order around the table
public record Settings(
    String game,
    String rules,
    Map<String, String> switches,
    List<SeatPlan> seats,
    Options options) {

  private static final List<String> FIELDS =
      List.of("game", "rules", "switches", "seats", "options");

  public Settings {
    switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
    seats = List.copyOf(seats);
  }

  /// Parses settings in JSON; missing fields have their defaults.
  ///
  /// @throws BadFieldsException if no such table can exist
  public static Settings read(String json) throws BadFieldsException {
    return readBeside(Fields.of(json));
  }

  /// Parses settings from fields that may include others.
  public static Settings readBeside(Fields fields, String... others) throws BadFieldsException {
    fields.only(Stream.concat(FIELDS.stream(), Stream.of(others)).toArray(String[]::new));
    return SettingsReader.read(fields, true);
  }

  /// Parses settings from a log. Player names are accepted as stored, even if they would be refused
  /// today.
  public static Settings readStored(String json) throws BadFieldsException {
    Fields fields = Fields.of(json);
    fields.only(FIELDS.toArray(String[]::new));
    return SettingsReader.read(fields, false);
  }

  /// Returns the game.
  ///
  /// @throws BadFieldsException if this program does not have it: logs outlive programs
  public Game findGame() throws BadFieldsException {
    return SettingsReader.findGame(game);
  }

  /// Returns the rules of the table.
  ///
  /// @throws BadFieldsException if this program does not have such rules
  public Profile profile() throws BadFieldsException {
    return SettingsReader.profile(completeGame(), rules, switches);
  }

  /// Returns the game as one that can be played completely.
  public CompleteGame<?> completeGame() throws BadFieldsException {
    return SettingsReader.completeGame(findGame());
  }

  /// Returns the settings as JSON, with all defaults filled in.
  public Json json() {
    var changes = new Json();
    switches.forEach(changes::put);
    return new Json()
        .put("game", game)
        .put("rules", rules)
        .put("switches", changes)
        .objects("seats", seats.stream().map(SeatPlan::json).toList())
        .put("options", options.json());
  }
}
