package umpire.sim.rows;

/// A compression whose pieces, put together, are decompressed as one, so that a file can be cut
/// between two pieces and continued.
public interface Packing {

  /// Compresses a piece. Called from many threads at once.
  byte[] pack(byte[] piece);
}
