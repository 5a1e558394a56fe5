package umpire.core.text;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.Seating;

/// A game that is narrated ruling by ruling.
public interface NarratedGame {

  /// The number of the record in its file, from 1.
  int number();

  /// A short description of the record: `2 players`, which is the default, or `Zero v Maxbreak`.
  default Note caption() {
    int players = seating().seats();
    return Sentence.of("{players|# player|# players}").fact("players", players).note();
  }

  /// The seats and sides of the game.
  Seating seating();

  /// The caption for a record with names, which states the opponents.
  static Note opponents(List<String> names) {
    return Sentence.of("{sides:v}").fact("sides", names).note();
  }

  /// The name of a seat at this table: its number, unless the record gives names.
  default Note seat(int seat) {
    return Sentence.of("player {number}").fact("number", seat + 1).note();
  }

  /// The name of the seat in English.
  default String seatName(int seat) {
    return seat(seat).text();
  }

  /// The name of a side where its score is shown.
  default String sideName(int side) {
    return Integer.toString(side + 1);
  }

  /// Describes a ruling of this step. Called in the order of the rulings, before the next step.
  void narrate(Ruling ruling, Sentence sentence);

  /// The scores before this step; empty where they are only the sum of all points narrated so far.
  default int[] scoresBefore() {
    return new int[0];
  }
}
