package umpire.snooker;

import umpire.core.Chance;
import umpire.core.Playout;
import umpire.core.Tape;

/// Random frames between two fair amateurs.
final class SnookerPlayout implements Playout {

  private static final Striker.Habits AMATEUR = new Striker.Habits(55, 12, 10, 40, 15);

  private final Frame frame = new Frame();
  private final Chance chance = new Chance(0);
  private final Striker striker = new Striker(chance);

  @Override
  public Frame kernel() {
    return frame;
  }

  @Override
  public void deal(long number, Tape tape) {
    chance.reseed(Chance.mix(number));
    frame.rack(tape);
  }

  @Override
  public int choose(Tape tape) {
    return striker.choose(frame, AMATEUR);
  }

  @Override
  public void run(long number, Tape tape) {
    deal(number, tape);
    while (frame.toAct() != Frame.NOBODY) {
      frame.play(choose(tape), tape);
    }
  }
}
