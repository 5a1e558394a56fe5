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

/// What somebody asks for who lays a table.
///
/// @param game its id
/// @param rules the preset that is played by
/// @param switches what is played otherwise, by name
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

  /// Understands settings in JSON; what is left out is as usual.
  ///
  /// @throws BadFieldsException if there can be no such table
  public static Settings read(String json) throws BadFieldsException {
    return readBeside(Fields.of(json));
  }

  /// Understands settings beside which other fields may stand.
  public static Settings readBeside(Fields fields, String... others) throws BadFieldsException {
    fields.only(Stream.concat(FIELDS.stream(), Stream.of(others)).toArray(String[]::new));
    return SettingsReader.read(fields, true);
  }

  /// Settings from a log. Their names are as they were taken, even if they would not be today.
  public static Settings stored(String json) throws BadFieldsException {
    Fields fields = Fields.of(json);
    fields.only(FIELDS.toArray(String[]::new));
    return SettingsReader.read(fields, false);
  }

  /// The game itself.
  ///
  /// @throws BadFieldsException if it is no longer there: settings are kept longer than programs
  public Game played() throws BadFieldsException {
    return SettingsReader.played(game);
  }

  /// The rules of the table.
  ///
  /// @throws BadFieldsException if there are no longer such rules
  public Profile profile() throws BadFieldsException {
    return SettingsReader.profile(whole(), rules, switches);
  }

  /// The game as a complete one.
  public CompleteGame<?> whole() throws BadFieldsException {
    return SettingsReader.whole(played());
  }

  /// The same as JSON, with nothing left out.
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
