package umpire.cli.verify;

import java.io.File;
import java.util.List;
import umpire.cli.simulate.Progress;
import umpire.command.Streams;
import umpire.command.verify.ProgressListener;
import umpire.page.Figures;

/// Shows the progress of verifying: in bytes if the sizes of all files are known, otherwise in
/// games.
final class VerifyProgress implements ProgressListener {

  private final Progress progress;

  /// The size of all files in bytes; 0 if unknown.
  private final long size;

  private VerifyProgress(Progress progress, long size) {
    this.progress = progress;
    this.size = size;
  }

  /// The progress of a command. Nothing is shown if results are printed on the same terminal.
  ///
  /// @param quiet whether games in which everything agrees are not reported
  static VerifyProgress of(List<String> files, boolean quiet, Streams streams) {
    long size = size(files);
    boolean shown = streams.progress() && (quiet || streams.width() == 0);
    return new VerifyProgress(
        new Progress(streams.err(), shown, 0, size == 0 ? "games" : "bytes"), size);
  }

  /// The size of all files in bytes; 0 if one of them is a pipe or a device.
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
