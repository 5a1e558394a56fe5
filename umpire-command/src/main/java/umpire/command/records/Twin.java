package umpire.command.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.record.GameRecord;
import umpire.core.text.BadInput;
import umpire.core.text.Shown;
import umpire.core.text.SourceLine;

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
  private final List<SourceLine> profile = new ArrayList<>();
  private @Nullable SourceLine seats;
  private List<String> names = List.of();
  private final List<Tag> tags = new ArrayList<>();
  private final List<SourceLine> lines = new ArrayList<>();
  private final List<TwinReader.Text> actors = new ArrayList<>();
  private @Nullable SourceLine result;
  private boolean listed;
  private int events;

  private record Tag(TwinReader.Text name, SourceLine line) {}

  private Twin(TwinReader json) {
    this.json = json;
  }

  /// The lines of the record.
  static List<SourceLine> lines(SourceLine object) throws BadInput {
    var json = new TwinReader(object);
    var twin = new Twin(json);
    json.object("", "v, type, game, profile, seats, tags, lines, result", twin::member);
    json.end();
    return twin.record();
  }

  private boolean member(String name) throws BadInput {
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
          throw type.fault("this is a " + Shown.quoted(type.text()) + ", and no 'game'");
        }
        typed = true;
      }
      case "game" -> game = json.text(name).line("Game: ", name);
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

  private void profile() throws BadInput {
    var words = new TwinReader.Text[3];
    var changes = new ArrayList<TwinReader.Text>();
    json.object(
        "profile",
        "name, hash, base, changes",
        name -> {
          switch (name) {
            case "name" -> words[0] = json.text("profile.name");
            case "hash" -> words[1] = json.text("profile.hash");
            case "base" -> words[2] = json.text("profile.base");
            case "changes" -> json.array("profile.changes", place -> changes.add(json.text(place)));
            default -> {
              return false;
            }
          }
          return true;
        });
    if (words[0] == null) {
      throw json.missing("profile.name");
    }
    String hash = words[1] == null ? "" : " " + words[1].text();
    profile.add(words[0].with("Profile: " + words[0].text() + hash, "profile"));
    TwinReader.Text base = words[2];
    if (base != null && (!base.text().equals(words[0].text()) || !changes.isEmpty())) {
      var rules = new StringBuilder("Rules: " + base.text());
      changes.forEach(change -> rules.append(' ').append(change.text()));
      profile.add(base.with(rules.toString(), "profile"));
    }
  }

  private void seats() throws BadInput {
    var given = new ArrayList<TwinReader.Text>();
    TwinReader.Text array = json.array("seats", place -> given.add(json.text(place)));
    names = given.stream().map(TwinReader.Text::text).toList();
    seats = array.with("Seats: " + String.join(", ", names), "seats");
  }

  private void tag(String place) throws BadInput {
    var words = new TwinReader.Text[2];
    json.object(
        place,
        "name, value",
        name -> {
          switch (name) {
            case "name" -> words[0] = json.text(place + ".name");
            case "value" -> words[1] = json.text(place + ".value");
            default -> {
              return false;
            }
          }
          return true;
        });
    if (words[0] == null || words[1] == null) {
      throw json.missing(place + (words[0] == null ? ".name" : ".value"));
    }
    String text = words[0].text() + ": " + words[1].text();
    tags.add(new Tag(words[0], words[0].with(text, place)));
  }

  private void line(String place) throws BadInput {
    var words = new TwinReader.Text[4];
    json.object(
        place,
        "by, does, claim, remark",
        name -> {
          int which = List.of("by", "does", "claim", "remark").indexOf(name);
          if (which >= 0) {
            words[which] = json.text(place + "." + name);
          }
          return which >= 0;
        });
    boolean event = words[0] != null || words[1] != null;
    if ((event ? 1 : 0) + (words[2] == null ? 0 : 1) + (words[3] == null ? 0 : 1) != 1) {
      throw json.fault(place, "a line is either 'by' and 'does', or a 'claim', or a 'remark'");
    }
    if (words[2] != null) {
      lines.add(words[2].line("= ", place));
    } else if (words[3] != null) {
      lines.add(words[3].line("# ", place));
    } else if (words[0] == null || words[1] == null) {
      throw json.missing(place + (words[0] == null ? ".by" : ".does"));
    } else {
      events++;
      String who = words[0].text();
      actors.add(words[0]);
      lines.add(words[1].line(who.equals(TABLE) ? "* " : who + ": ", "event " + events));
    }
  }

  private List<SourceLine> record() throws BadInput {
    if (!typed || !listed) {
      throw json.missing(typed ? "lines" : "type");
    }
    for (TwinReader.Text actor : actors) {
      if (!actor.text().equals(TABLE) && !names.contains(actor.text())) {
        throw actor.fault(
            "nobody is called "
                + Shown.quoted(actor.text())
                + " here; the seats are "
                + String.join(", ", names));
      }
    }
    var text = new ArrayList<SourceLine>();
    text.add(required("v", version));
    text.add(required("game", game));
    text.addAll(profile);
    text.add(required("seats", seats));
    for (Tag tag : tags) {
      String name = tag.name().text();
      if (TAKEN.contains(name) || name.startsWith("umpire") || names.contains(name)) {
        throw tag.name().fault("a tag may not be called " + Shown.quoted(name));
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

  private SourceLine required(String name, @Nullable SourceLine line) throws BadInput {
    if (line == null) {
      throw json.missing(name);
    }
    return line;
  }
}
