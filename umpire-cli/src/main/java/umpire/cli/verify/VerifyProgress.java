package umpire.cli.verify;

import java.io.File;
import java.util.List;
import umpire.cli.simulate.Progress;
import umpire.command.Streams;
import umpire.command.verify.ProgressListener;
import umpire.page.Figures;

/// Shows how far verifying has come: in bytes, where the sizes of all files are known.
final class VerifyProgress implements ProgressListener {

  private final Progress progress;

  /// How many bytes there are; 0 if nobody knows.
  private final long size;

  private VerifyProgress(Progress progress, long size) {
    this.progress = progress;
    this.size = size;
  }

  /// Nothing is shown where lines about the games run over the same terminal.
  ///
  /// @param quiet whether nothing is said about games in which everything agrees
  static VerifyProgress of(List<String> files, boolean quiet, Streams streams) {
    long size = size(files);
    boolean shown = streams.progress() && (quiet || streams.width() == 0);
    return new VerifyProgress(
        new Progress(streams.err(), shown, 0, size == 0 ? "games" : "bytes"), size);
  }

  /// Of a pipe or a device there is none.
  private static long size(List<String> files) {
    long sum = 0;
    for (String file : files) {
      long length = new File(file).length();
      if (file.equals(Streams.STANDARD_INPUT) || length == 0) {
        return 0;
      }
      sum += length;
    }
    return sum;
  }

  @Override
  public void sees(long games, long bytes) {
    if (size == 0) {
      progress.at(games);
    } else {
      progress.at(bytes, size, () -> Figures.rough((double) games) + " games");
    }
  }

  @Override
  public void isToldSomething() {
    progress.end();
  }
}
