package umpire.maumau.deal;

import umpire.core.kernel.Kernel;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;

/// The calls that players forgot in a deal: who can still be caught for one (M45), and who has
/// drawn for one that was perhaps said, but not written down (M36).
public final class ForgottenCalls {

  /// A seat, how many cards were left, and a move each. More than these explain nothing.
  private final int[] missed = new int[2 * MauMau.MAX_PLAYERS];

  private int size;

  /// Who has just forgotten a word and can be caught.
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

  /// Somebody draws for a word.
  void miss(int player, int left, int move) {
    if (size < missed.length) {
      missed[size++] = (2 * player + left) * MoveCode.END + move;
    }
  }

  /// The record shows that a player has paid for the word he did not say last.
  void pay(int player) {
    if (size > 0 && who(size - 1) == player) {
      size--;
    }
  }

  /// Somebody can be caught until the next player acts; or nobody any more.
  void expose(int player) {
    forgetter = player;
  }

  /// Who can be caught, or [Kernel#NOBODY].
  public int forgetter() {
    return forgetter;
  }

  /// How often somebody did not say a word in this deal, and nothing shows that he paid for it.
  public int size() {
    return size;
  }

  public int who(int i) {
    return missed[i] / MoveCode.END / 2;
  }

  /// How many cards he had left, one or none.
  public int left(int i) {
    return missed[i] / MoveCode.END % 2;
  }

  /// The word that he did not say.
  public int due(int i, TableRules rules) {
    return rules.calls().due(left(i), rules.isWild(MoveCode.card(move(i))));
  }

  /// The move with which he did not say it.
  public int move(int i) {
    return missed[i] % MoveCode.END;
  }
}
