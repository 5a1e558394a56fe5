package umpire.command.records;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.SourceLine;

/// Reads one object of the JSON Lines twin and reports every fault with its column in the line and
/// its path in the object, as in `lines[12].does`.
final class TwinReader {

  /// The position in the JSON reader's description of itself.
  private static final Pattern PLACE = Pattern.compile(" at line (\\d+) column (\\d+) ");

  private final SourceLine source;
  private final JsonReader json;

  /// An index in characters and its column in bytes, from which later columns are counted.
  private int known;

  private long columnThere = 1;

  /// Takes a member of an object; returns false if the name is unknown.
  interface Member {
    boolean take(String name) throws BadInputException;
  }

  /// Takes an element of an array.
  interface Element {
    void take(String path) throws BadInputException;
  }

  /// A string of the object.
  ///
  /// @param path the path of it
  /// @param at the index of its first character in the line, from 0
  /// @param column its first byte in the line, from 1
  record Text(String text, String path, SourceLine source, int at, long column) {

    BadInputException fault(String what) {
      return TwinReader.fault(source, at, path, what);
    }

    /// The line of the record that consists of a prefix and this text.
    SourceLine line(String beginning, String label) {
      long start = column - beginning.getBytes(StandardCharsets.UTF_8).length;
      return new SourceLine(source.number(), beginning + text, Math.max(1, start), label);
    }

    /// A line of the record that contains this text among others.
    SourceLine with(String line, String label) {
      return new SourceLine(source.number(), line, column, label);
    }
  }

  TwinReader(SourceLine source) {
    this.source = source;
    this.json = new JsonReader(new StringReader(source.text()));
    json.setStrictness(Strictness.STRICT);
  }

  /// Reads an object.
  ///
  /// @param path the path of the object; empty for the outermost
  /// @param known the members that it may have
  /// @return the position of its first character
  Text object(String path, List<String> known, Member member) throws BadInputException {
    Text start = textAt(expect(JsonToken.BEGIN_OBJECT, path, "an object"), "", path);
    var seen = new HashSet<String>();
    try {
      json.beginObject();
      while (json.hasNext()) {
        int at = place();
        String name = json.nextName();
        if (!seen.add(name)) {
          throw fault(source, at, path, SafeText.quoted(name) + " appears twice");
        }
        if (!member.take(name)) {
          throw fault(
              source,
              at,
              path,
              "unknown member "
                  + SafeText.quoted(name)
                  + ": expected one of "
                  + String.join(", ", known));
        }
      }
      json.endObject();
      return start;
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  /// Reads an object whose members are strings.
  ///
  /// @param known the members that it may have
  /// @param others takes the members that are not strings
  Map<String, Text> texts(String path, List<String> known, Member others) throws BadInputException {
    var texts = new HashMap<String, Text>();
    Text _ =
        object(
            path,
            known,
            name -> {
              boolean taken = others.take(name);
              if (!taken && known.contains(name)) {
                texts.put(name, text(path + "." + name));
              }
              return taken || texts.containsKey(name);
            });
    return texts;
  }

  /// Reads an array.
  ///
  /// @return the position of its first character
  Text array(String path, Element element) throws BadInputException {
    Text start = textAt(expect(JsonToken.BEGIN_ARRAY, path, "an array"), "", path);
    try {
      json.beginArray();
      for (int i = 0; json.hasNext(); i++) {
        element.take(path + "[" + i + "]");
      }
      json.endArray();
      return start;
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  Text text(String path) throws BadInputException {
    int at = expect(JsonToken.STRING, path, "a string");
    try {
      Text text = textAt(at + 1, json.nextString(), path);
      if (text.text().indexOf('\n') >= 0 || text.text().indexOf('\r') >= 0) {
        throw text.fault("line break inside a string");
      }
      return text;
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  /// Reads a whole number as its digits.
  Text number(String path) throws BadInputException {
    int at = expect(JsonToken.NUMBER, path, "a number");
    try {
      return textAt(at, json.nextString(), path);
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  /// Reads the words of a string, a number or an array of strings.
  List<String> words(String path) throws BadInputException {
    var words = new ArrayList<String>();
    try {
      switch (json.peek()) {
        case BEGIN_ARRAY -> array(path, place -> words.add(text(place).text()));
        case NUMBER -> words.add(number(path).text());
        default -> words.add(text(path).text());
      }
      return words;
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  private Text textAt(int at, String text, String path) {
    String between = source.text().substring(known, at);
    columnThere += between.getBytes(StandardCharsets.UTF_8).length;
    known = at;
    return new Text(text, path, source, at, columnThere);
  }

  /// Reports text after the object.
  void end() throws BadInputException {
    try {
      int at = place();
      if (json.peek() != JsonToken.END_DOCUMENT) {
        throw fault(source, at, "", "text after the object");
      }
    } catch (IOException _) {
      throw fault(source, place(), "", "text after the object");
    }
  }

  BadInputException missing(String path) {
    return fault(source, place(), "", "the member '" + path + "' is missing");
  }

  BadInputException fault(String path, String what) {
    return fault(source, place(), path, what);
  }

  /// The index at which the next value begins; the value must be of this kind.
  private int expect(JsonToken kind, String path, String inWords) throws BadInputException {
    try {
      JsonToken found = json.peek();
      int at = place();
      if (found == JsonToken.STRING || found.name().startsWith("BEGIN")) {
        at--; // the reader is past its first character
      } else {
        while (at > 0 && Character.isLetterOrDigit(source.text().charAt(at - 1))) {
          at--; // the reader may be past all of it
        }
      }
      if (found != kind) {
        throw fault(source, at, path, "expected " + inWords + ", found " + called(found));
      }
      return at;
    } catch (IOException broken) {
      throw broken(broken);
    }
  }

  private static String called(JsonToken token) {
    return switch (token) {
      case BEGIN_OBJECT -> "an object";
      case BEGIN_ARRAY -> "an array";
      case STRING -> "a string";
      case NUMBER -> "a number";
      default -> token.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    };
  }

  /// The reader's position: an index in characters from 0.
  private int place() {
    Matcher matcher = PLACE.matcher(json.toString());
    return matcher.find()
        ? Math.min(source.text().length(), Integer.parseInt(matcher.group(2)) - 1)
        : 0;
  }

  private BadInputException broken(IOException broken) {
    String what =
        broken instanceof EOFException
            ? "the object ends too early: it must be complete within one line"
            : "this is not valid JSON";
    int at = broken instanceof EOFException ? source.text().length() : place();
    return fault(source, at, json.getPath().replaceFirst("^\\$\\.?", ""), what);
  }

  private static BadInputException fault(SourceLine source, int at, String path, String what) {
    return source.fault(at, path.isEmpty() ? what : path + ": " + what);
  }
}
