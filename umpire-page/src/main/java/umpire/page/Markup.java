package umpire.page;

import java.util.ArrayDeque;
import java.util.Deque;

/// HTML under the pen. It is well-formed XML at the same time, so that any tool can read it, and
/// every text is escaped, whoever chose it.
public final class Markup {

  private static final char NOT_SHOWN = '\uFFFD';

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /// Opens an element.
  ///
  /// @param attributes names and values, in turn
  public Markup open(String tag, String... attributes) {
    begin(tag, attributes);
    out.append('>');
    open.push(tag);
    return this;
  }

  /// Closes what was opened last.
  public Markup close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /// Closes what was opened last and ends the line, so that people can read the source.
  public Markup closeLine() {
    close();
    out.append('\n');
    return this;
  }

  public Markup text(String text) {
    text.codePoints().forEach(this::escape);
    return this;
  }

  public Markup element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close();
  }

  /// An element that never holds anything, such as a line of a drawing.
  public Markup empty(String tag, String... attributes) {
    begin(tag, attributes);
    out.append("/>");
    return this;
  }

  public Markup paragraph(String text, String... attributes) {
    return open("p", attributes).text(text).closeLine();
  }

  /// A style sheet of ours. Not escaped: browsers take it to the letter.
  public Markup style(String sheet) {
    if (sheet.contains("<") || sheet.contains("&")) {
      throw new IllegalArgumentException("a style sheet that would have to be escaped");
    }
    out.append("<style>").append(sheet).append("</style>\n");
    return this;
  }

  public Markup doctype() {
    out.append("<!DOCTYPE html>\n");
    return this;
  }

  private void begin(String tag, String... attributes) {
    out.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      text(attributes[i + 1]);
      out.append('"');
    }
  }

  private void escape(int each) {
    switch (each) {
      case '&' -> out.append("&amp;");
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      default -> out.appendCodePoint(isHarmless(each) ? each : NOT_SHOWN);
    }
  }

  /// What XML does not allow is left out, and so is what turns the direction of the text around: a
  /// name could make its neighbours say something else.
  private static boolean isHarmless(int each) {
    return (each >= ' ' || each == '\n' || each == '\t')
        && !(each >= '\u007F' && each < '\u00A0')
        && !(each >= '\u202A' && each <= '\u202E')
        && !(each >= '\u2066' && each <= '\u2069')
        && (each & 0xFFFE) != 0xFFFE
        && !(each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE);
  }

  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("still open: " + open);
    }
    return out.toString();
  }
}
