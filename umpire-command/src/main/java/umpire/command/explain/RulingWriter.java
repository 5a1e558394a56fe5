package umpire.command.explain;

import umpire.command.ClassicRun;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.text.Told;

/// Writes down the rulings of a game, step by step.
public interface RulingWriter {

  /// What the tape holds are the rulings of the last step.
  void take(Told told, Tape tape);

  /// The same for a run over classic input. A step that breaks off is told as far as it went.
  default ClassicRun.StepWriter stepWriter() {
    return new ClassicRun.StepWriter() {
      @Override
      public void take(ClassicReader reader, Tape tape) {
        RulingWriter.this.take(reader, tape);
      }

      @Override
      public void breakOff(ClassicReader reader, Tape tape) {
        if (tape.size() > 0) {
          RulingWriter.this.take(reader, tape);
        }
      }
    };
  }
}
