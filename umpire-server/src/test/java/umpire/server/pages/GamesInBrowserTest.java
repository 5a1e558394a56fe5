package umpire.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Complete games in a real browser: one player uses a mouse at a desk, one only the keyboard on a
/// phone-sized screen, and a third person watches; in three languages, light and dark.
final class GamesInBrowserTest {

  private static final int MAX_MOVES = 1_500;

  /// The number of moves after which a page is worth a picture.
  private static final int PICTURED = 15;

  static final Path PICTURES = Path.of("../docs/tables");

  @RegisterExtension static final VisitedHouse AT = new VisitedHouse();

  @Test
  void mauMauIsPlayedToItsEnd() throws Exception {
    play(
        Moves.MAUMAU,
        """
        {"game":"maumau","rules":"common","switches":{"match":"deals","deals":"1"},
         "seats":[{"kind":"link"},{"kind":"link"}],"options":{"hints":true}}\
        """);
  }

  @Test
  void cribbageIsPlayedToItsEnd() throws Exception {
    play(
        Moves.CRIBBAGE,
        """
        {"game":"cribbage","rules":"short",
         "seats":[{"kind":"link"},{"kind":"link"}],"options":{"hints":true}}\
        """);
  }

  @Test
  void tractorIsPlayedToItsEnd() throws Exception {
    play(
        Moves.TRACTOR,
        """
        {"game":"tractor","rules":"friendly","switches":{"start":"14","drawn":"25"},
         "seats":[{"kind":"link"},{"kind":"bot","strategy":"rules"},{"kind":"link"},
                  {"kind":"bot","strategy":"rules"}],
         "options":{"hints":true,"pace":0}}\
        """);
  }

  private static void play(Moves moves, String settings) throws Exception {
    OpenHouse.Opened table = AT.house().open(settings);
    Visitor anna = AT.visitor(Browsers.Look.DESK).sit(table.links().get(0), "Anna");
    Visitor ben = AT.visitor(Browsers.Look.PHONE).sit(table.links().get(1), "Ben");
    Visitor watcher = AT.visitor(Browsers.Look.TABLET).open(table.page());
    try {
      playOn(moves, anna, ben, watcher);
    } catch (PlaywrightException stuck) {
      throw new AssertionError(anna.standing() + ben.standing(), stuck);
    }
    for (Visitor visitor : List.of(anna, ben, watcher)) {
      visitor.at(".result").waitFor();
      assertThat(visitor.barriers()).isEmpty();
      assertThat(visitor.complaints()).isEmpty();
      visitor.page().context().close();
    }
    assertThat(AT.house().verified(table).get("judgement").getAsString()).isEqualTo("agrees");
  }

  private static void playOn(Moves moves, Visitor anna, Visitor ben, Visitor watcher)
      throws IOException {
    int made = 0;
    while (!anna.over()) {
      assertThat(made++).as("moves").isLessThan(MAX_MOVES);
      Turns.next(anna, ben, moves);
      if (made == PICTURED) {
        inspect(moves, anna, ben, watcher);
      }
    }
  }

  /// Checks pages during a game: accessibility, width and, on request, a picture.
  private static void inspect(Moves moves, Visitor anna, Visitor ben, Visitor watcher)
      throws IOException {
    for (Visitor visitor : List.of(anna, ben, watcher)) {
      visitor.at(".felt").waitFor();
      assertThat(visitor.barriers()).isEmpty();
      assertThat(visitor.fitsSideways()).isTrue();
    }
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(PICTURES);
      String game = moves.name().toLowerCase(Locale.ROOT);
      anna.picture(PICTURES.resolve(game + "-desk.png"));
      ben.picture(PICTURES.resolve(game + "-phone.png"));
    }
  }
}
