package umpire.core.text;

import java.util.List;

/// One JSON object, written from left to right.
public final class Json {

  private final StringBuilder text = new StringBuilder("{");

  public Json put(String key, String value) {
    key(key);
    string(value);
    return this;
  }

  /// A letter is a string of one letter; without this it would be taken for its number.
  public Json put(String key, char value) {
    return put(key, String.valueOf(value));
  }

  public Json put(String key, int value) {
    key(key).append(value);
    return this;
  }

  public Json put(String key, long value) {
    key(key).append(value);
    return this;
  }

  /// A number; null where it is not known, because JSON has no word for that.
  public Json put(String key, double value) {
    boolean known = !Double.isNaN(value) && !Double.isInfinite(value);
    key(key).append(known ? Double.toString(value) : "null");
    return this;
  }

  public Json put(String key, boolean value) {
    key(key).append(value);
    return this;
  }

  public Json put(String key, List<String> values) {
    key(key).append('[');
    for (int i = 0; i < values.size(); i++) {
      text.append(i == 0 ? "" : ",");
      string(values.get(i));
    }
    text.append(']');
    return this;
  }

  public Json put(String key, int[] values) {
    key(key).append('[');
    for (int i = 0; i < values.length; i++) {
      text.append(i == 0 ? "" : ",").append(values[i]);
    }
    text.append(']');
    return this;
  }

  public Json put(String key, Json object) {
    key(key).append(object);
    return this;
  }

  /// An object that is written already.
  public Json written(String key, String object) {
    key(key).append(object);
    return this;
  }

  /// A field that is there and has no value.
  public Json none(String key) {
    key(key).append("null");
    return this;
  }

  /// A list of objects.
  public Json objects(String key, List<Json> objects) {
    key(key).append('[');
    for (int i = 0; i < objects.size(); i++) {
      text.append(i == 0 ? "" : ",").append(objects.get(i));
    }
    text.append(']');
    return this;
  }

  /// The object so far, closed.
  @Override
  public String toString() {
    return text + "}";
  }

  private StringBuilder key(String key) {
    if (text.length() > 1) {
      text.append(',');
    }
    string(key);
    return text.append(':');
  }

  /// What needs no escape is copied in one piece, which is nearly always all of it.
  private void string(String value) {
    text.append('"');
    int from = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '"' || c == '\\') {
        text.append(value, from, i);
        escape(c);
        from = i + 1;
      }
    }
    text.append(value, from, value.length()).append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"', '\\' -> text.append('\\').append(c);
      case '\n' -> text.append("\\n");
      case '\t' -> text.append("\\t");
      default -> {
        text.append("\\u00").append(Character.forDigit(c >> 4, 16));
        text.append(Character.forDigit(c & 15, 16));
      }
    }
  }
}
