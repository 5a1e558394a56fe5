package umpire.cli.explain;

import umpire.command.ClassicRun;
import umpire.core.Tape;
import umpire.core.text.Account;
import umpire.core.text.Sitting;

/// Writes down the rulings of a game, step by step.
interface RulingWriter {

  /// What the tape holds are the rulings of the account's last step.
  void take(Account account, Tape tape);

  /// The same for a run over classic input. A step that breaks off is told as far as it went.
  default ClassicRun.StepWriter stepWriter() {
    return new ClassicRun.StepWriter() {
      @Override
      public void take(Sitting sitting, Tape tape) {
        RulingWriter.this.take(sitting, tape);
      }

      @Override
      public void breakOff(Sitting sitting, Tape tape) {
        if (tape.size() > 0) {
          RulingWriter.this.take(sitting, tape);
        }
      }
    };
  }
}
