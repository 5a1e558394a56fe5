package umpire.testkit.crash;

import java.io.IOException;

/// A program that is killed, and what must hold afterwards.
public interface Victim {

  /// Starts it, with what earlier lives have left. It says a first line when it is at work.
  Process start() throws IOException;

  /// It has said a whole line. What it acknowledges by it must outlive it. It is killed some time
  /// after this has returned for the first line.
  void said(String line);

  /// It is dead: looks at what is left of its work, and throws if something is missing.
  void died() throws Exception;
}
