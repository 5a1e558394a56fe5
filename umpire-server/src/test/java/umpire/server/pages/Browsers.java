package umpire.server.pages;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A real headless browser and its visitors.
final class Browsers implements AutoCloseable {

  /// The reason for skipping tests, and the remedy.
  static final String MISSING =
      "live tables are not opened without a browser and npm"
          + " (Debian: apt-get install chromium npm)";

  private static final int PATIENCE_MILLIS = 60_000;
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");

  /// Only our own pages are opened, and a container has no sandbox. A page that a test invents
  /// counts as remote, and may embed what this machine serves. Browser features outside the page
  /// are turned off, because preparing them would cost as much as the page.
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-dev-shm-usage",
          "--disable-features=LocalNetworkAccessChecks,PreloadTopChromeWebUI,WebUIOmniboxPopup"
              + ",WebUIOmniboxAimPopup,WebUIOmniboxFullPopup");

  private final Playwright playwright;
  private final Browser browser;
  private final String axe;
  private final List<Visitor> visitors = new ArrayList<>();

  /// Screens, colour schemes and languages of visitors.
  enum Look {
    DESK(1280, 800, ColorScheme.LIGHT, "en"),
    PHONE(390, 844, ColorScheme.DARK, "de"),
    TABLET(820, 1180, ColorScheme.LIGHT, "zh");

    final int width;
    final int height;
    final ColorScheme scheme;
    final String language;

    Look(int width, int height, ColorScheme scheme, String language) {
      this.width = width;
      this.height = height;
      this.scheme = scheme;
      this.language = language;
    }
  }

  /// Starts a browser with an accessibility checker; empty, with a loud warning, if there is none.
  static Optional<Browsers> installed() throws IOException, InterruptedException {
    Optional<Path> program = NAMES.stream().map(Npm::onPath).flatMap(Optional::stream).findFirst();
    Optional<Path> packages = Npm.packages();
    if (program.isEmpty() || packages.isEmpty()) {
      System.err.println("LEFT OUT: " + MISSING);
      return Optional.empty();
    }
    Path axe = packages.get().resolve("axe-core/axe.min.js");
    return Optional.of(new Browsers(program.get(), Sources.text(axe)));
  }

  private Browsers(Path program, String axe) {
    this.axe = axe;
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(ARGUMENTS));
  }

  /// Returns a visitor with a separate browser context for this server.
  Visitor visitor(String server, Look look) {
    var context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setBaseURL(server)
                .setLocale(look.language)
                .setColorScheme(look.scheme)
                .setViewportSize(look.width, look.height));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    var visitor = new Visitor(page, look, axe);
    visitors.add(visitor);
    return visitor;
  }

  /// Returns the problems on all pages so far.
  Stream<String> complaints() {
    return visitors.stream().flatMap(visitor -> visitor.complaints().stream());
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
