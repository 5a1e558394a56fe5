package umpire.page;

/// The page around the sections. It loads nothing from elsewhere, and its policy makes the browser
/// enforce that.
public final class Page {

  private Page() {}

  public static Markup begin(String title, String subtitle) {
    var out = new Markup();
    out.doctype().open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en");
    out.open("head").empty("meta", "charset", "utf-8");
    out.empty("meta", "http-equiv", "Content-Security-Policy", "content", Style.POLICY);
    out.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    out.empty("meta", "name", "color-scheme", "content", "light dark");
    out.element("title", title).style(Style.SHEET).closeLine();
    out.open("body").open("main");
    out.element("h1", title).paragraph(subtitle, "class", "subtitle");
    return out;
  }

  public static void end(Markup out) {
    out.close().close().closeLine();
  }

  public static void section(Markup out, String title) {
    out.open("section").element("h2", title);
  }

  public static void caption(Markup out, String text) {
    out.element("figcaption", text);
  }

  /// Writes a command to type. Its words stay whole, because browsers would break lines after
  /// hyphens.
  public static void command(Markup out, String line) {
    out.open("code");
    for (String word : line.split("(?<= )", -1)) {
      out.element("span", word.stripTrailing());
      out.text(word.endsWith(" ") ? " " : "");
    }
    out.close();
  }
}
