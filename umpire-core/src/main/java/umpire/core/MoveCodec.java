package umpire.core;

/// A game's moves as numbers and back. `decode(encode(m))` equals `m`, and `encode(decode(c))` is
/// `c` for every code below [#codes()].
public interface MoveCodec<M> {

  /// Codes run from 0 up to this number, which is not one of them.
  int codes();

  int encode(M move);

  M decode(int code);
}
