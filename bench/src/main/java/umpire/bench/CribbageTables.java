package umpire.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import umpire.cribbage.expert.Calibration;
import umpire.cribbage.expert.CribEnumeration;
import umpire.cribbage.expert.DealFigures;
import umpire.cribbage.expert.DealSample;
import umpire.cribbage.expert.PegSampling;
import umpire.cribbage.expert.WinProbability;
import umpire.cribbage.expert.WinProbabilityBuilder;
import umpire.cribbage.play.RulesPlayer;

/// Builds the tables with which cribbage is played to win, and checks on fresh games whether their
/// win probabilities hold.
public final class CribbageTables {

  private static final int DEALS = 400_000;
  private static final int PLAYS = 4_000;
  private static final long SEED = 1;
  private static final int GAMES = 20_000;
  private static final long FRESH = 77;

  private CribbageTables() {}

  /// Arguments: `crib`, `play` or `chance`, and the folder for that table; or `calibrate`, with a
  /// number of games and a seed if they are not the usual ones.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "crib" -> crib(Path.of(args[1]));
      case "play" -> play(Path.of(args[1]));
      case "chance" -> chance(Path.of(args[1]));
      case "calibrate" ->
          calibrate(
              args.length > 1 ? Integer.parseInt(args[1]) : GAMES,
              args.length > 2 ? Long.parseLong(args[2]) : FRESH);
      default -> System.err.println("there is no table " + args[0]);
    }
  }

  private static void crib(Path folder) throws IOException {
    String head =
        """
        # What two cards bring to a crib of which the other throws two by rules; every case is counted.
        # Place of the pair (own crib, then the other's), mean in millionths, share of 0 to 29 points
        # in 100,000ths. See CribTable.
        """;
    String rows = CribEnumeration.rows(true) + CribEnumeration.rows(false);
    Files.writeString(folder.resolve("crib.txt"), head + rows);
  }

  private static void play(Path folder) throws IOException {
    String head =
        """
        # What four ranks bring in the play against hands kept by rules, both laying by rules: means of
        # %d plays, seed %d, in thousandths. Own and other's for who lays first, then for the dealer.
        # See PegTable.
        """
            .formatted(PLAYS, SEED);
    Files.writeString(folder.resolve("play.txt"), head + PegSampling.rows(PLAYS, SEED));
  }

  private static void chance(Path folder) throws IOException {
    DealSample sample = DealSample.of(RulesPlayer::new, DEALS, SEED);
    String of = "# From %d deals by rules, seed %d.".formatted(DEALS, SEED);
    String figures =
        """
        %s Before the show the dealer pegs the number of the line from 0 and
        # the other that of the column; then what the dealer's hand counts, and the other's; in
        # millionths. See DealFigures.
        """
            .formatted(of);
    Files.writeString(folder.resolve("deal.txt"), figures + DealFigures.of(sample).text());
    String chances =
        """
        %s The dealer's chance to win before a deal, in 10,000ths: a line
        # for each number of points that the dealer lacks, from 1 to 121, a column for each that the
        # other lacks. See ChanceToWin.
        """
            .formatted(of);
    Files.writeString(
        folder.resolve("chance-to-win.txt"), chances + WinProbabilityBuilder.from(sample).text());
  }

  @SuppressWarnings("SystemOut") // this is a program
  private static void calibrate(int games, long seed) {
    System.out.println("| tenth | positions | expected | won | standard error | holds |");
    System.out.println("|--:|--:|--:|--:|--:|---|");
    int number = 0;
    for (var tenth : Calibration.of(WinProbability.stored(), RulesPlayer::new, games, seed)) {
      System.out.printf(
          Locale.ROOT,
          "| %d | %d | %.4f | %.4f | %.4f | %s |%n",
          ++number,
          tenth.positions(),
          tenth.expected(),
          tenth.won(),
          tenth.error(),
          tenth.holds() ? "yes" : "no");
    }
  }
}
