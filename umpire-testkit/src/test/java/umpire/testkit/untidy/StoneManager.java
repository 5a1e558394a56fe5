package umpire.testkit.untidy;

import java.util.Random;

/// A class with a vague name that rolls dice, reads the clock and prints.
final class StoneManager {

  int roll() {
    System.out.println(System.nanoTime());
    return new Random().nextInt();
  }
}
