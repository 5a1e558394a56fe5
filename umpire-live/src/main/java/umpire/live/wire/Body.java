package umpire.live.wire;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.List;

/// What stands in an entry of the log that is no event: a small JSON object of our own writing.
public record Body(JsonObject object) {

  /// Understands an entry.
  ///
  /// @throws IllegalStateException if it is not of our writing: the log is damaged
  public static Body of(String text) {
    try {
      if (new Gson().getAdapter(JsonElement.class).fromJson(text) instanceof JsonObject object) {
        return new Body(object);
      }
    } catch (java.io.IOException | JsonParseException wrong) {
      throw new IllegalStateException("no entry of a log: " + text, wrong);
    }
    throw new IllegalStateException("no entry of a log: " + text);
  }

  private JsonElement field(String name) {
    JsonElement field = object.get(name);
    if (field == null) {
      throw new IllegalStateException("an entry of the log is without " + name);
    }
    return field;
  }

  public String text(String name) {
    return field(name).getAsString();
  }

  public int number(String name) {
    return field(name).getAsInt();
  }

  public List<String> texts(String name) {
    var texts = new ArrayList<String>();
    field(name).getAsJsonArray().forEach(each -> texts.add(each.getAsString()));
    return texts;
  }

  public List<Integer> numbers(String name) {
    var numbers = new ArrayList<Integer>();
    field(name).getAsJsonArray().forEach(each -> numbers.add(each.getAsInt()));
    return numbers;
  }
}
