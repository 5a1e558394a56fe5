package umpire.maumau.deal;

import umpire.core.kernel.Kernel;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;

/// The calls that players forgot in a deal: the player who can still be caught (M45), and those who
/// drew for a call that was perhaps made, but not recorded (M36).
public final class ForgottenCalls {

  /// One number per missed call: seat, cards left and move. Calls beyond the capacity are dropped;
  /// they would explain nothing more.
  private final int[] missed = new int[2 * MauMau.MAX_PLAYERS];

  private int size;

  /// The player who has just forgotten a call and can be caught.
  private int forgetter = Kernel.NOBODY;

  void reset() {
    size = 0;
    forgetter = Kernel.NOBODY;
  }

  void copyFrom(ForgottenCalls other) {
    System.arraycopy(other.missed, 0, missed, 0, missed.length);
    size = other.size;
    forgetter = other.forgetter;
  }

  /// Records that a player draws for a missed call.
  void miss(int player, int left, int move) {
    if (size < missed.length) {
      missed[size++] = (2 * player + left) * MoveCode.END + move;
    }
  }

  /// Removes the player's latest missed call: the record shows that they drew for it.
  void pay(int player) {
    if (size > 0 && who(size - 1) == player) {
      size--;
    }
  }

  /// Sets the player who can be caught until the next player acts; [Kernel#NOBODY] for none.
  void expose(int player) {
    forgetter = player;
  }

  /// The player who can be caught, or [Kernel#NOBODY].
  public int forgetter() {
    return forgetter;
  }

  /// The number of calls missed in this deal for which no recorded card shows that the player drew.
  public int size() {
    return size;
  }

  public int who(int i) {
    return missed[i] / MoveCode.END / 2;
  }

  /// The number of cards the player had left, one or none.
  public int left(int i) {
    return missed[i] / MoveCode.END % 2;
  }

  /// The call that the player missed.
  public int due(int i, TableRules rules) {
    return rules.calls().due(left(i), rules.isWild(MoveCode.card(move(i))));
  }

  /// The move without the call.
  public int move(int i) {
    return missed[i] % MoveCode.END;
  }
}
