package umpire.sim.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import umpire.sim.Simulation;

/// The page as people see it. Leaves screenshots in `target/report` for a look by eye.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportInBrowserTest {

  private static final Path PICTURES = Path.of("target", "report");

  /// Texts that are cut off by the edge of their drawing.
  private static final String CUT_OFF =
      """
      [...document.querySelectorAll('svg')].flatMap(svg => {
        const view = svg.viewBox.baseVal;
        return [...svg.querySelectorAll('text')].filter(text => {
          const box = text.getBBox();
          return box.x < 0 || box.y < 0
              || box.x + box.width > view.width || box.y + box.height > view.height;
        }).map(text => text.textContent);
      })
      """;

  /// Texts with too little contrast to the background: a ratio of less than 4.5, as WCAG counts it.
  private static final String FAINT =
      """
      (() => {
        const light = colour => {
          const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map(part => {
            const c = part / 255;
            return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = light(getComputedStyle(document.documentElement).backgroundColor);
        const faint = new Set();
        for (const each of document.querySelectorAll('h1,h2,p,th,td,caption,figcaption,text,code')) {
          const style = getComputedStyle(each);
          const ink = light(each.tagName === 'text' ? style.fill : style.color);
          const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
          if (ratio < 4.5) faint.add(each.tagName + ' ' + ratio);
        }
        return [...faint];
      })()
      """;

  private Path scratch = Path.of("");
  private Optional<Browser> browser = Optional.empty();

  @BeforeAll
  void open() throws Exception {
    Optional<Path> program = Browser.installed();
    assumeTrue(
        program.isPresent(),
        "reports are not opened without a browser (Debian: apt-get install chromium)");
    Files.createDirectories(PICTURES);
    scratch = Files.createTempDirectory("umpire-browser");
    Simulation job = Samples.simulation("maumau", "rules", "rules", "random");
    Path page = PICTURES.resolve("maumau.html").toAbsolutePath();
    try (var out = Files.newBufferedWriter(page)) {
      Samples.report(job, Samples.played(job, 1000)).write(out);
    }
    browser = Optional.of(new Browser(program.get(), scratch));
    browser().open(page);
  }

  private Browser browser() {
    return browser.orElseThrow();
  }

  @AfterAll
  void close() throws IOException {
    browser.ifPresent(Browser::close);
    if (!scratch.toString().isEmpty()) {
      try (var files = Files.walk(scratch)) {
        files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
  }

  @Test
  void nothingIsSaidOnTheConsole() throws Exception {
    browser().value("document.title");
    assertThat(browser().told("Log.entryAdded")).isEmpty();
    assertThat(browser().told("Runtime.consoleAPICalled")).isEmpty();
    assertThat(browser().told("Runtime.exceptionThrown")).isEmpty();
  }

  @Test
  void nothingIsAskedForButThePage() {
    assertThat(browser().told("Network.requestWillBeSent"))
        .extracting(request -> request.getAsJsonObject("request").get("url").getAsString())
        .singleElement()
        .asString()
        .endsWith("maumau.html");
  }

  @Test
  void dayNightAndPaperAreReadable() throws Exception {
    String ground = "getComputedStyle(document.documentElement).backgroundColor";
    media("", "light");
    assertThat(browser().value(ground).getAsString()).isEqualTo("rgb(255, 255, 255)");
    assertThat(browser().value(FAINT).getAsJsonArray()).isEmpty();
    picture("light");
    media("", "dark");
    assertThat(browser().value(ground).getAsString()).isEqualTo("rgb(20, 24, 29)");
    assertThat(browser().value(FAINT).getAsJsonArray()).isEmpty();
    picture("dark");
    media("print", "dark");
    assertThat(browser().value(ground).getAsString()).isEqualTo("rgb(255, 255, 255)");
    assertThat(browser().value(FAINT).getAsJsonArray()).isEmpty();
    media("", "light");
    String paper = browser().call("Page.printToPDF", "{}").get("data").getAsString();
    byte[] bytes = Base64.getDecoder().decode(paper);
    assertThat(bytes).startsWith('%', 'P', 'D', 'F');
    Files.write(PICTURES.resolve("maumau.pdf"), bytes);
  }

  @Test
  void nothingIsCutOff() throws Exception {
    assertThat(browser().value(CUT_OFF).getAsJsonArray()).isEmpty();
  }

  @Test
  void itFitsADeskAndATelephone() throws Exception {
    for (int width : new int[] {1000, 380}) {
      wide(width);
      assertThat(browser().value("document.documentElement.scrollWidth").getAsInt())
          .isLessThanOrEqualTo(width);
    }
  }

  private void wide(int width) throws Exception {
    browser()
        .call(
            "Emulation.setDeviceMetricsOverride",
            "{\"width\":%d,\"height\":1400,\"deviceScaleFactor\":1,\"mobile\":false}"
                .formatted(width));
  }

  private void media(String kind, String scheme) throws Exception {
    browser()
        .call(
            "Emulation.setEmulatedMedia",
            "{\"media\":\"%s\",\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]}"
                .formatted(kind, scheme));
  }

  private void picture(String name) throws Exception {
    wide(1000);
    String data =
        browser()
            .call("Page.captureScreenshot", "{\"captureBeyondViewport\":true}")
            .get("data")
            .getAsString();
    Files.write(PICTURES.resolve(name + ".png"), Base64.getDecoder().decode(data));
  }
}
