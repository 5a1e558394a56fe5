package umpire.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfile;
import umpire.maumau.MauMauGame;
import umpire.tractor.TractorGame;

/// Fits how sure a spectator may be of Mau-Mau and of Tractor.
public final class SurenessTables {

  private static final long SEED = 3;
  private static final String EXPERT = "expert:40";

  private SurenessTables() {}

  /// Takes the folder of the games.
  public static void main(String[] args) throws IOException, BadProfile {
    Path games = Path.of(args[0]);
    var mauMau = new MauMauGame().complete().orElseThrow();
    write(
        games.resolve("maumau/src/main/resources/umpire/maumau/play"),
        "# A match of one deal (classic), then one of several (common).\n"
            + line(mauMau, "classic", 8, 20_000)
            + line(mauMau, "common", 20, 8_000));
    var tractor = new TractorGame().complete().orElseThrow();
    write(
        games.resolve("tractor/src/main/resources/umpire/tractor/play"),
        line(tractor, "standard", 150, 1_000));
  }

  private static void write(Path folder, String text) throws IOException {
    String head =
        """
        # How sure chances are told, in thousandths: while all players choose by rules, and after one has
        # not. From games of rules, %s and one against the other, seed %d. See Sureness.
        """
            .formatted(EXPERT, SEED);
    Files.writeString(folder.resolve("sureness.txt"), head + text);
  }

  private static <K extends Kernel<K>, E> String line(
      CompleteGame<K, E> whole, String preset, int apart, int games) throws BadProfile {
    var fit = new SurenessFit<>(whole, whole.profiles().preset(preset), apart);
    fit.play(List.of("rules"), games, SEED);
    fit.play(List.of(EXPERT), games, SEED + 1);
    fit.play(List.of("rules", EXPERT), games, SEED + 2);
    return fit.text();
  }
}
