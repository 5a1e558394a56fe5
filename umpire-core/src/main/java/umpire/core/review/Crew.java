package umpire.core.review;

import umpire.core.text.BadInput;

/// Threads that share the work of a review. The core starts none itself.
public interface Crew {

  /// A part of the work.
  interface Work {
    void run() throws BadInput;
  }

  /// Runs `own` in the caller's thread and `other` in each further thread, and returns when all of
  /// them have ended. If one fails, so does this.
  void run(Work own, Work other) throws BadInput;
}
