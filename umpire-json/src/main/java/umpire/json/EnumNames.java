package umpire.json;

import java.util.Locale;

/// How a constant is written in JSON: `STAND_IN` as `stand-in`.
public final class EnumNames {

  private EnumNames() {}

  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
