package umpire.command.explain;

import umpire.command.ClassicRun;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.text.NarratedGame;

/// Writes the rulings of a game, step by step.
public interface RulingWriter {

  /// Takes the rulings of the last step from the log.
  void take(NarratedGame narrated, RulingLog log);

  /// This writer for a run over classic input. Of a step that a fault interrupts it writes the
  /// rulings made before the fault.
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
