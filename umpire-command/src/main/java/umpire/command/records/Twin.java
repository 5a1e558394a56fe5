package umpire.command.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.record.GameRecord;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;
import umpire.core.words.BadEventException;
import umpire.core.words.Vocabulary;

/// One object of the JSON Lines twin, collected in whatever order its members come, and put back
/// into the lines of its record. Each line knows its place in the object.
final class Twin {

  private static final String TABLE = "*";

  /// Tags that have members of their own.
  private static final List<String> TAKEN = List.of("Game", "Profile", "Rules", "Seats", "Result");

  private final TwinReader json;
  private @Nullable SourceLine version;
  private boolean typed;
  private @Nullable SourceLine game;
  private String id = "";
  private final List<SourceLine> profile = new ArrayList<>();
  private @Nullable SourceLine seats;
  private List<String> names = List.of();
  private final List<Tag> tags = new ArrayList<>();
  private final List<SourceLine> lines = new ArrayList<>();
  private final List<TwinReader.Text> actors = new ArrayList<>();
  private @Nullable SourceLine result;
  private boolean listed;
  private int events;

  /// The events that come in parts, by the places of their lines.
  private final Map<Integer, PartialEvent> inParts = new LinkedHashMap<>();

  private record Tag(TwinReader.Text name, SourceLine line) {}

  private record PartialEvent(Map<String, List<String>> parts, TwinReader.Text at) {

    /// The line that so far says who acts, with what they do. In a game that is not known it stays
    /// open: the reader of records reports the game.
    SourceLine line(SourceLine begun, Optional<Vocabulary> vocabulary) throws BadInputException {
      try {
        String words = vocabulary.isEmpty() ? "?" : vocabulary.get().words(parts);
        return at.with(begun.text() + words, begun.label());
      } catch (BadEventException fault) {
        throw at.fault(fault.what());
      }
    }
  }

  private Twin(TwinReader json) {
    this.json = json;
  }

  /// The lines of the record.
  static List<SourceLine> lines(SourceLine object) throws BadInputException {
    var json = new TwinReader(object);
    var twin = new Twin(json);
    json.object(
        "",
        List.of("v", "type", "game", "profile", "seats", "tags", "lines", "result"),
        twin::member);
    json.end();
    return twin.record();
  }

  private boolean member(String name) throws BadInputException {
    switch (name) {
      case "v" -> {
        TwinReader.Text number = json.number(name);
        if (!number.text().equals(Integer.toString(GameRecord.VERSION))) {
          throw number.fault("this reader knows version " + GameRecord.VERSION + " of the format");
        }
        version = number.line("umpire ", name);
      }
      case "type" -> {
        TwinReader.Text type = json.text(name);
        if (!type.text().equals("game")) {
          throw type.fault("this is a " + SafeText.quoted(type.text()) + ", and no 'game'");
        }
        typed = true;
      }
      case "game" -> {
        TwinReader.Text text = json.text(name);
        id = text.text();
        game = text.line("Game: ", name);
      }
      case "profile" -> profile();
      case "seats" -> seats();
      case "tags" -> json.array(name, this::tag);
      case "lines" -> {
        json.array(name, this::line);
        listed = true;
      }
      case "result" -> result = json.text(name).line("Result: ", name);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void profile() throws BadInputException {
    var changes = new StringBuilder();
    Map<String, TwinReader.Text> words =
        json.texts(
            "profile",
            List.of("name", "hash", "base", "changes"),
            name -> {
              boolean taken = name.equals("changes");
              if (taken) {
                json.array(
                    "profile.changes", at -> changes.append(' ').append(json.text(at).text()));
              }
              return taken;
            });
    TwinReader.Text name = words.get("name");
    TwinReader.Text base = words.get("base");
    if (name == null) {
      throw json.missing("profile.name");
    }
    TwinReader.Text hash = words.get("hash");
    String hashed = hash == null ? "" : " " + hash.text();
    profile.add(name.with("Profile: " + name.text() + hashed, "profile"));
    if (base != null && (!base.text().equals(name.text()) || !changes.isEmpty())) {
      profile.add(base.with("Rules: " + base.text() + changes, "profile"));
    }
  }

  private void seats() throws BadInputException {
    var given = new ArrayList<TwinReader.Text>();
    TwinReader.Text array = json.array("seats", place -> given.add(json.text(place)));
    names = given.stream().map(TwinReader.Text::text).toList();
    seats = array.with("Seats: " + String.join(", ", names), "seats");
  }

  private void tag(String place) throws BadInputException {
    Map<String, TwinReader.Text> words = json.texts(place, List.of("name", "value"), _ -> false);
    TwinReader.Text name = words.get("name");
    TwinReader.Text value = words.get("value");
    if (name == null || value == null) {
      throw json.missing(place + (name == null ? ".name" : ".value"));
    }
    tags.add(new Tag(name, name.with(name.text() + ": " + value.text(), place)));
  }

  private void line(String place) throws BadInputException {
    var parts = new ArrayList<PartialEvent>();
    Map<String, TwinReader.Text> words =
        json.texts(
            place,
            List.of("by", "does", "parts", "claim", "remark"),
            name -> name.equals("parts") && parts.add(inParts(place + ".parts")));
    int members = words.size() + parts.size();
    TwinReader.Text claim = words.get("claim");
    TwinReader.Text remark = words.get("remark");
    boolean twice = words.containsKey("does") && !parts.isEmpty();
    if (members == 1 && claim != null) {
      lines.add(claim.line("= ", place));
    } else if (members == 1 && remark != null) {
      lines.add(remark.line("# ", place));
    } else if (members == 0 || claim != null || remark != null || twice) {
      throw json.fault(
          place,
          "a line is either 'by' and 'does', or 'by' and 'parts', or a 'claim', or a 'remark'");
    } else {
      event(place, words.get("by"), words.get("does"), parts);
    }
  }

  private void event(
      String place,
      TwinReader.@Nullable Text by,
      TwinReader.@Nullable Text does,
      List<PartialEvent> parts)
      throws BadInputException {
    if (by == null || (does == null && parts.isEmpty())) {
      throw json.missing(place + (by == null ? ".by" : ".does"));
    }
    events++;
    actors.add(by);
    if (does == null) {
      inParts.put(lines.size(), parts.getFirst());
    }
    TwinReader.Text what = does == null ? parts.getFirst().at() : does;
    String who = by.text().equals(TABLE) ? "* " : by.text() + ": ";
    lines.add(what.line(who, "event " + events));
  }

  private PartialEvent inParts(String place) throws BadInputException {
    var parts = new LinkedHashMap<String, List<String>>();
    TwinReader.Text at =
        json.object(
            place,
            List.of(),
            name -> {
              parts.put(name, json.words(place + "." + name));
              return true;
            });
    return new PartialEvent(parts, at);
  }

  private List<SourceLine> record() throws BadInputException {
    if (!typed || !listed) {
      throw json.missing(typed ? "lines" : "type");
    }
    for (TwinReader.Text actor : actors) {
      if (!actor.text().equals(TABLE) && !names.contains(actor.text())) {
        throw actor.fault(
            "nobody is called "
                + SafeText.quoted(actor.text())
                + " here; the seats are "
                + String.join(", ", names));
      }
    }
    Optional<CompleteGame<?>> whole = Game.byId(id).flatMap(Game::complete);
    for (Map.Entry<Integer, PartialEvent> event : inParts.entrySet()) {
      SourceLine begun = lines.get(event.getKey());
      lines.set(event.getKey(), event.getValue().line(begun, whole.map(CompleteGame::vocabulary)));
    }
    var text = new ArrayList<SourceLine>();
    text.add(required("v", version));
    text.add(required("game", game));
    text.addAll(profile);
    text.add(required("seats", seats));
    for (Tag tag : tags) {
      String name = tag.name().text();
      if (TAKEN.contains(name) || name.startsWith("umpire") || names.contains(name)) {
        throw tag.name().fault("a tag may not be called " + SafeText.quoted(name));
      }
      text.add(tag.line());
    }
    text.add(new SourceLine(text.getFirst().number(), ""));
    text.addAll(lines);
    if (result != null) {
      text.add(result);
    }
    return text;
  }

  private SourceLine required(String name, @Nullable SourceLine line) throws BadInputException {
    if (line == null) {
      throw json.missing(name);
    }
    return line;
  }
}
