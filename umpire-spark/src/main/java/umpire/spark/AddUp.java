package umpire.spark;

import java.io.IOException;
import org.apache.spark.api.java.function.Function2;
import umpire.sim.count.Totals;

/// Adds the results of two parts. The order in which parts are added makes no difference, down to
/// the last bit: see [Totals].
record AddUp() implements Function2<byte[], byte[], byte[]> {

  @Override
  public byte[] call(byte[] one, byte[] other) throws IOException {
    Totals sum = Totals.fromBytes(one);
    sum.merge(Totals.fromBytes(other));
    return sum.toBytes();
  }
}
