package umpire.command.answer;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.command.WrongQuestion;
import umpire.core.text.Shown;
import umpire.core.text.Spelling;

/// A question: one JSON object, whose members are asked for by name and kind. Nothing that stands
/// there is passed over: a member that nobody asked for is a mistake of whoever asks.
final class Asked {

  private static final String ID = "id";

  /// What is to be done.
  static final String DO = "do";

  /// An id is echoed, so it is no place to put things.
  private static final int LONGEST_ID = 200;

  /// How the parser calls the place it has come to.
  private static final Pattern PLACE = Pattern.compile(" at line \\d+ column (\\d+) ");

  private final JsonObject object;
  private final String id;

  private Asked(JsonObject object, String id) {
    this.object = object;
    this.id = id;
  }

  static Asked read(String line) throws WrongQuestion {
    try (var reader = new JsonReader(new StringReader(line))) {
      reader.setStrictness(Strictness.STRICT);
      JsonElement element = JsonParser.parseReader(reader);
      if (!(element instanceof JsonObject object) || reader.peek() != JsonToken.END_DOCUMENT) {
        throw new WrongQuestion("a question is one JSON object");
      }
      return new Asked(object, id(object.get(ID)));
    } catch (IOException | JsonParseException fault) {
      throw new WrongQuestion("this is no JSON" + place(fault));
    } catch (StackOverflowError _) {
      throw new WrongQuestion("this is no question: it is nested too deeply");
    }
  }

  /// Where the parser has come to; what else it says is meant for programmers.
  private static String place(Exception fault) {
    Matcher place = PLACE.matcher(String.valueOf(fault.getMessage()));
    return place.find() ? ": look at column " + place.group(1) : "";
  }

  /// As JSON; null if there is none.
  private static String id(JsonElement given) throws WrongQuestion {
    if (given == null || given.isJsonNull()) {
      return "null";
    }
    boolean plain = given instanceof JsonPrimitive one && !one.isBoolean();
    if (!plain || given.toString().length() > LONGEST_ID) {
      throw new WrongQuestion("an id is a text or a number of at most 200 letters");
    }
    return given.toString();
  }

  String id() {
    return id;
  }

  /// Complains about whatever is not one of these.
  void mayHave(Collection<String> names) throws WrongQuestion {
    for (String name : object.keySet()) {
      if (!names.contains(name) && !name.equals(ID) && !name.equals(DO)) {
        throw new WrongQuestion(
            "%s is not understood here%s: a question to %s has %s"
                .formatted(
                    Shown.quoted(name),
                    Spelling.hint(name, names),
                    text(DO).orElse(""),
                    names.isEmpty() ? "nothing more" : String.join(", ", names)));
      }
    }
  }

  Optional<String> text(String name) throws WrongQuestion {
    JsonElement given = object.get(name);
    if (given == null) {
      return Optional.empty();
    }
    if (given instanceof JsonPrimitive one && one.isString()) {
      return Optional.of(one.getAsString());
    }
    throw new WrongQuestion(name + " is a text");
  }

  String neededText(String name) throws WrongQuestion {
    return text(name).orElseThrow(() -> new WrongQuestion(name + " is missing"));
  }

  boolean flag(String name, boolean otherwise) throws WrongQuestion {
    JsonElement given = object.get(name);
    if (given == null) {
      return otherwise;
    }
    if (given instanceof JsonPrimitive one && one.isBoolean()) {
      return one.getAsBoolean();
    }
    throw new WrongQuestion(name + " is true or false");
  }

  OptionalInt number(String name) throws WrongQuestion {
    JsonElement given = object.get(name);
    if (given == null) {
      return OptionalInt.empty();
    }
    try {
      if (given instanceof JsonPrimitive one && one.isNumber()) {
        return OptionalInt.of(Integer.parseInt(one.getAsString()));
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new WrongQuestion(name + " is a whole number");
  }

  /// A text, or several.
  List<String> words(String name) throws WrongQuestion {
    JsonElement given = object.get(name);
    var words = new ArrayList<String>();
    if (given != null) {
      for (JsonElement each : given.isJsonArray() ? given.getAsJsonArray() : List.of(given)) {
        if (!(each instanceof JsonPrimitive one) || one.isBoolean()) {
          throw new WrongQuestion(name + " is a text, or a list of texts");
        }
        words.add(one.getAsString());
      }
    }
    return words;
  }

  /// Texts by their names; what is true has an empty one, and what is false none.
  Map<String, String> texts(String name) throws WrongQuestion {
    JsonElement given = object.get(name);
    var texts = new LinkedHashMap<String, String>();
    if (given == null) {
      return texts;
    }
    if (!(given instanceof JsonObject members)) {
      throw new WrongQuestion(name + " is an object");
    }
    for (var member : members.entrySet()) {
      if (!(member.getValue() instanceof JsonPrimitive one)) {
        throw new WrongQuestion(name + "." + member.getKey() + " is a text, a number or true");
      }
      if (!one.isBoolean()) {
        texts.put(member.getKey(), one.getAsString());
      } else if (one.getAsBoolean()) {
        texts.put(member.getKey(), "");
      }
    }
    return texts;
  }
}
