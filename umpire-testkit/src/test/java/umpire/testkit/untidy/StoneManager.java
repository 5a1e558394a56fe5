package umpire.testkit.untidy;

import java.util.Random;

/// Its name says nothing, and it rolls dice, looks at the clock and talks.
final class StoneManager {

  int roll() {
    System.out.println(System.nanoTime());
    return new Random().nextInt();
  }
}
