package umpire.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.maumau.MauMauGame;
import umpire.tractor.TractorGame;

/// Fits how sure a spectator of Mau-Mau and of Tractor may be.
public final class SurenessTables {

  private static final long SEED = 3;
  private static final String EXPERT = "expert:40";

  private SurenessTables() {}

  /// Arguments: the folder of the games, and `maumau` or `tractor`.
  public static void main(String[] args) throws IOException, BadProfileException {
    Path games = Path.of(args[0]);
    switch (args[1]) {
      case "maumau" ->
          write(games, new MauMauGame().complete().orElseThrow(), "maumau", "classic", 8, 5_000);
      case "tractor" ->
          write(
              games, new TractorGame().complete().orElseThrow(), "tractor", "standard", 150, 1_500);
      default -> throw new IllegalArgumentException("no table is fitted for " + args[1]);
    }
  }

  private static <K extends Kernel<K>> void write(
      Path folder, CompleteGame<K> whole, String id, String preset, int apart, int games)
      throws IOException, BadProfileException {
    String head =
        """
        # How sure chances are told, in thousandths: while all players choose by rules, and after one has
        # not. From %d games each of rules, %s and one against the other, seed %d. See Sureness.
        """
            .formatted(games, EXPERT, SEED);
    Path file = Path.of(id, "src/main/resources/umpire", id, "play/sureness.txt");
    Files.writeString(folder.resolve(file), head + line(whole, preset, apart, games));
  }

  private static <K extends Kernel<K>> String line(
      CompleteGame<K> whole, String preset, int apart, int games) throws BadProfileException {
    var fit = new SurenessFit<>(whole, whole.profiles().preset(preset), apart);
    fit.play(List.of("rules"), games, SEED);
    fit.play(List.of(EXPERT), games, SEED + 1);
    fit.play(List.of("rules", EXPERT), games, SEED + 2);
    return fit.text();
  }
}
