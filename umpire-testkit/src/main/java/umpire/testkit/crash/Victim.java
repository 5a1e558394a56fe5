package umpire.testkit.crash;

import java.io.IOException;

/// A program that is killed, and the checks that must hold afterwards.
public interface Victim {

  /// Starts the program on the files that earlier runs left. It prints its first line once it is at
  /// work.
  Process start() throws IOException;

  /// Called for each whole line that the program prints. Anything that the line acknowledges must
  /// survive the kill, which comes some time after this returns for the first line.
  void said(String line);

  /// Called after the program was killed; throws if any of its acknowledged work is missing.
  void died() throws Exception;
}
