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

/// Converts one object of the JSON Lines twin, whose members may come in any order, into the lines
/// of its record. Each line knows its position in the object.
final class Twin {

  private static final String TABLE = "*";

  /// Tags that are members of the object themselves.
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

  /// The events given in parts, by the indexes of their lines.
  private final Map<Integer, PartialEvent> inParts = new LinkedHashMap<>();

  private record Tag(TwinReader.Text name, SourceLine line) {}

  private record PartialEvent(Map<String, List<String>> parts, TwinReader.Text at) {

    /// Completes a line, which so far holds the actor, with the words of the event. If the game is
    /// unknown the event stays `?`: the reader of records reports the game.
    SourceLine line(SourceLine begun, Optional<Vocabulary> vocabulary) throws BadInputException {
      try {
        String words = vocabulary.isEmpty() ? "?" : vocabulary.get().words(parts);
        return at.with(begun.text() + words, begun.label());
      } catch (BadEventException fault) {
        throw at.fault(fault.description());
      }
    }
  }

  private Twin(TwinReader json) {
    this.json = json;
  }

  /// The lines of the record that the object describes.
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
          throw number.fault(
              "expected version " + GameRecord.VERSION + " of the format, found " + number.text());
        }
        version = number.line("umpire ", name);
      }
      case "type" -> {
        TwinReader.Text type = json.text(name);
        if (!type.text().equals("game")) {
          throw type.fault("expected 'game', found " + SafeText.quoted(type.text()));
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
      throw json.fault(place, "expected 'by' with 'does' or 'parts', or a 'claim', or a 'remark'");
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
            "there is no player "
                + SafeText.quoted(actor.text())
                + ": the seats are "
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
        throw tag.name().fault("a tag cannot be named " + SafeText.quoted(name));
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
