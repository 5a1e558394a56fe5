package umpire.command.explain;

import umpire.command.ClassicRun;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.text.NarratedGame;

/// Writes down the rulings of a game, step by step.
public interface RulingWriter {

  /// What the log holds are the rulings of the last step.
  void take(NarratedGame narrated, RulingLog log);

  /// The same for a run over classic input. A step that breaks off is told as far as it went.
  default ClassicRun.StepWriter stepWriter() {
    return new ClassicRun.StepWriter() {
      @Override
      public void take(ClassicReader reader, RulingLog log) {
        RulingWriter.this.take(reader, log);
      }

      @Override
      public void breakOff(ClassicReader reader, RulingLog log) {
        if (log.size() > 0) {
          RulingWriter.this.take(reader, log);
        }
      }
    };
  }
}
