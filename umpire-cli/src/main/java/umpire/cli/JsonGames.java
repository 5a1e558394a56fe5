package umpire.cli;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.record.GameRecord;
import umpire.core.record.RecordReader;
import umpire.core.record.SourceLine;
import umpire.core.text.Shown;

/// Reads the JSON Lines twin of records: each object is put back into the lines of its record, and
/// these are read like any other.
final class JsonGames {

  /// A game of a line: more than the longest record can have.
  private static final int LONGEST = 1 << 26;

  private final BufferedReader in;
  private long number;

  JsonGames(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /// The next game; empty at the end.
  Optional<GameRecord> next() throws IOException {
    String line = line();
    while (line != null && line.isBlank()) {
      line = line();
    }
    if (line == null) {
      return Optional.empty();
    }
    List<SourceLine> lines;
    try {
      lines = lines(line);
    } catch (WrongTwin fault) {
      return Optional.of(unreadable(line, String.valueOf(fault.getMessage())));
    } catch (IOException | RuntimeException _) {
      // Whatever the JSON reader throws here is about the text: that is all in memory.
      return Optional.of(
          unreadable(line, "it is no whole JSON object, or a member is of another kind"));
    }
    var reader = new RecordReader(lines);
    Optional<GameRecord> game = reader.next();
    return reader.next().isEmpty()
        ? game
        : Optional.of(unreadable(line, "a text that begins another game"));
  }

  private @Nullable String line() throws IOException {
    number++;
    var line = new StringBuilder();
    for (int c = in.read(); ; c = in.read()) {
      if (c < 0) {
        return line.isEmpty() ? null : line.toString();
      }
      if (c == '\n') {
        return line.toString();
      }
      if (line.length() < LONGEST) {
        line.append((char) c);
      }
    }
  }

  /// The twin is not what the schema says.
  private static final class WrongTwin extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongTwin(String what) {
      super(what);
    }
  }

  private GameRecord unreadable(String line, String why) {
    var source = new SourceLine(number, line.substring(0, Math.min(line.length(), 200)));
    String what = "this is no game as the schema has it: " + why.lines().findFirst().orElse("");
    return new GameRecord(
        source, List.of(), List.of(), List.of(), Optional.empty(), source.fault(0, what));
  }

  private List<SourceLine> lines(String json) throws IOException {
    var reader = new JsonReader(new StringReader(json));
    reader.setStrictness(Strictness.STRICT);
    var twin = new Twin();
    twin.read(reader);
    if (reader.peek() != JsonToken.END_DOCUMENT) {
      throw new WrongTwin("text after the object");
    }
    var lines = new ArrayList<SourceLine>();
    for (String text : twin.text()) {
      if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
        throw new WrongTwin("a line break inside a text");
      }
      lines.add(new SourceLine(number, text));
    }
    return lines;
  }

  /// One object, collected in whatever order its members come.
  private static final class Twin {

    private static final String TABLE = "*";

    /// Tags that have members of their own.
    private static final List<String> TAKEN =
        List.of("Game", "Profile", "Rules", "Seats", "Result");

    private String version = "";
    private final List<String> heading = new ArrayList<>();
    private final List<String> tags = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private List<String> seats = List.of();
    private final List<String> actors = new ArrayList<>();
    private @Nullable String result;

    void read(JsonReader reader) throws IOException {
      reader.beginObject();
      while (reader.hasNext()) {
        String name = reader.nextName();
        switch (name) {
          case "v" -> version = Integer.toString(reader.nextInt());
          case "type" -> expect(reader.nextString(), "game");
          case "game" -> heading.add("Game: " + reader.nextString());
          case "profile" -> profile(reader);
          case "seats" -> {
            seats = strings(reader);
            heading.add("Seats: " + String.join(", ", seats));
          }
          case "tags" -> tags(reader);
          case "lines" -> lines(reader);
          case "result" -> result = "Result: " + reader.nextString();
          default -> throw new WrongTwin("unknown member '" + name + "'");
        }
      }
      reader.endObject();
    }

    List<String> text() {
      for (String actor : actors) {
        if (!actor.equals(TABLE) && !seats.contains(actor)) {
          throw new WrongTwin("nobody is called " + Shown.quoted(actor));
        }
      }
      var text = new ArrayList<String>();
      text.add("umpire " + version);
      text.addAll(heading);
      text.addAll(tags);
      text.add("");
      text.addAll(lines);
      if (result != null) {
        text.add(result);
      }
      return text;
    }

    private static void expect(String found, String wanted) {
      if (!found.equals(wanted)) {
        throw new WrongTwin("the type is '" + found + "', not '" + wanted + "'");
      }
    }

    private void profile(JsonReader reader) throws IOException {
      String called = "";
      String hash = "";
      String base = "";
      List<String> changes = List.of();
      reader.beginObject();
      while (reader.hasNext()) {
        String name = reader.nextName();
        switch (name) {
          case "name" -> called = reader.nextString();
          case "hash" -> hash = reader.nextString();
          case "base" -> base = reader.nextString();
          case "changes" -> changes = strings(reader);
          default -> throw new WrongTwin("unknown member 'profile." + name + "'");
        }
      }
      reader.endObject();
      heading.add(("Profile: " + called + " " + hash).strip());
      if (!base.isEmpty() && (!base.equals(called) || !changes.isEmpty())) {
        heading.add(("Rules: " + base + " " + String.join(" ", changes)).strip());
      }
    }

    private static List<String> strings(JsonReader reader) throws IOException {
      var strings = new ArrayList<String>();
      reader.beginArray();
      while (reader.hasNext()) {
        strings.add(reader.nextString());
      }
      reader.endArray();
      return strings;
    }

    private void tags(JsonReader reader) throws IOException {
      reader.beginArray();
      while (reader.hasNext()) {
        String tag = "";
        String value = "";
        reader.beginObject();
        while (reader.hasNext()) {
          String name = reader.nextName();
          switch (name) {
            case "name" -> tag = reader.nextString();
            case "value" -> value = reader.nextString();
            default -> throw new WrongTwin("unknown member 'tags." + name + "'");
          }
        }
        reader.endObject();
        if (TAKEN.contains(tag) || tag.startsWith("umpire") || seats.contains(tag)) {
          throw new WrongTwin("a tag may not be called " + Shown.quoted(tag));
        }
        tags.add(tag + ": " + value);
      }
      reader.endArray();
    }

    private void lines(JsonReader reader) throws IOException {
      reader.beginArray();
      while (reader.hasNext()) {
        lines.add(line(reader));
      }
      reader.endArray();
    }

    private String line(JsonReader reader) throws IOException {
      String by = "";
      String does = "";
      String other = "";
      reader.beginObject();
      while (reader.hasNext()) {
        String name = reader.nextName();
        switch (name) {
          case "by" -> by = reader.nextString();
          case "does" -> does = reader.nextString();
          case "claim" -> other = "= " + reader.nextString();
          case "remark" -> other = "# " + reader.nextString();
          default -> throw new WrongTwin("unknown member 'lines." + name + "'");
        }
      }
      reader.endObject();
      if (!other.isEmpty()) {
        return other;
      }
      actors.add(by);
      return by.equals(TABLE) ? "* " + does : by + ": " + does;
    }
  }
}
