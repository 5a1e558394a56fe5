package umpire.server.pages;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import javax.imageio.ImageIO;

/// A visitor of one page at a time, who records its problems.
final class Visitor {

  private static final int MAX_TABS = 60;
  private static final int FEW_COLOURS = 0xfff8f8f8;
  private static final int ROUNDED = 0x040404;

  private final Page page;
  private final Browsers.Look look;
  private final String axe;
  private final List<String> complaints = new CopyOnWriteArrayList<>();

  Visitor(Page page, Browsers.Look look, String axe) {
    this.page = page;
    this.look = look;
    this.axe = axe;
    page.onConsoleMessage(message -> {
      if (message.type().equals("error")) {
        complaints.add(look + ": " + message.text() + " " + message.location());
      }
    });
    page.onPageError(error -> complaints.add(look + ": " + error));
  }

  Page page() {
    return page;
  }

  List<String> complaints() {
    return complaints;
  }

  /// Opens a page of the server.
  Visitor open(String path) {
    page.navigate(path);
    return this;
  }

  /// Opens the link of a seat and sits down.
  Visitor sit(String link, String name) {
    open(link);
    page.locator("input[name=name]").fill(name);
    page.locator("form button.primary").click();
    page.locator("header.bar").waitFor();
    return this;
  }

  Locator at(String selector) {
    return page.locator(selector);
  }

  boolean sees(String selector) {
    return at(selector).count() > 0;
  }

  /// Waits until a matching element is visible, and returns it.
  Locator await(String selector) {
    Locator found = at(selector).first();
    found.waitFor();
    return found;
  }

  /// Presses the tab key until a matching element has the focus.
  void tabTo(String selector) {
    for (int tabs = 0; tabs < MAX_TABS; tabs++) {
      if ((Boolean) page.evaluate("s => !!document.activeElement?.matches(s)", selector)) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new PlaywrightException("the tab key does not reach " + selector);
  }

  void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  /// Returns the number of events that the page has shown.
  int events() {
    return ((Number) page.evaluate("Number(document.getElementById('app').dataset.n ?? -1)"))
        .intValue();
  }

  /// Waits until the page shows more than this number of events, or the end.
  void waitBeyond(int events) {
    page.waitForFunction(
        "n => { const d = document.getElementById('app').dataset;"
            + " return Number(d.n) > n || d.state === 'over'; }",
        events);
  }

  /// Returns the page's contents and problems, for finding the cause of a failure.
  String standing() {
    return look + " " + at("#app").innerText().replaceAll("\\s+", " ") + complaints + "\n";
  }

  boolean over() {
    return "over".equals(page.evaluate("document.getElementById('app').dataset.state"));
  }

  /// Returns the violations of WCAG 2.2, level AA, on this page.
  @SuppressWarnings("unchecked")
  List<String> barriers() {
    int before = complaints.size();
    page.evaluate(axe);
    var found =
        (List<String>)
            page.evaluate(
                "axe.run({runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa']})"
                    + ".then(r => r.violations.map(v => v.id + ' '"
                    + " + v.nodes.map(n => n.target + ' ' + n.failureSummary).join('; ')))");
    // The checker tries its own styles, which the policy of our pages forbids.
    complaints.subList(before, complaints.size()).clear();
    return found.stream().map(barrier -> look + " " + page.url() + ": " + barrier).toList();
  }

  /// Whether the page fits the width of the screen.
  boolean fitsSideways() {
    Predicate<Object> yes = Boolean.TRUE::equals;
    return yes.test(
        page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
  }

  /// Saves a small picture of the page, with few colours.
  void picture(Path file) throws IOException {
    int before = complaints.size();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
    complaints.subList(before, complaints.size()).clear(); // as with the checker
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, image.getRGB(x, y) & FEW_COLOURS | ROUNDED);
      }
    }
    ImageIO.write(image, "png", file.toFile());
  }
}
