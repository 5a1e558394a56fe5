package umpire.snooker.stroke;

/// A stroke with its remarks as one number, the code of a move. Its lowest fourteen bits are a
/// [MoveCode], the others a [Remark].
public final class StrokeCode {

  private static final int REMARKS_SHIFT = 14;
  private static final int STROKE = (1 << REMARKS_SHIFT) - 1;

  private StrokeCode() {}

  public static long of(int stroke, int remarks) {
    return (long) remarks << REMARKS_SHIFT | stroke;
  }

  public static int stroke(long code) {
    return (int) code & STROKE;
  }

  public static int remarks(long code) {
    return (int) (code >> REMARKS_SHIFT) & Remark.REMARKS - 1;
  }
}
