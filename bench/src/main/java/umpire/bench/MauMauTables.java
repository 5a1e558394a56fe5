package umpire.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import umpire.maumau.play.MatchFitting;

/// Fits the worth of points in a match of Mau-Mau to played matches.
public final class MauMauTables {

  private static final int DEALS = 4_000;
  private static final int MATCHES = 8_000;
  private static final long SEED = 1;

  private MauMauTables() {}

  /// Argument: the folder for the table.
  public static void main(String[] args) throws IOException {
    String head =
        """
        # By rules, seed %d. First, from %d deals each, what a deal brings a player and how far players
        # differ in it, in thousandths; see UsualDeal. Then, from %d matches each, slopes by deals
        # left, in thousandths; see MatchChance.
        """
            .formatted(SEED, DEALS, MATCHES);
    Files.writeString(
        Path.of(args[0]).resolve("match-chance.txt"),
        head + new MatchFitting(DEALS, MATCHES, SEED).text());
  }
}
