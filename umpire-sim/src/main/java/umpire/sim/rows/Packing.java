package umpire.sim.rows;

/// A way to write bytes in fewer bytes. What was packed piece by piece and put together is unpacked
/// as one, so that a file can be cut between two pieces and gone on with.
public interface Packing {

  /// A piece in its packed form. Called in many threads at once.
  byte[] packed(byte[] piece);
}
