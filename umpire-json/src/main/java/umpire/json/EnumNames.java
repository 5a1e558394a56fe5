package umpire.json;

import java.util.Locale;

/// The name of an enum constant in JSON: `STAND_IN` as `stand-in`.
public final class EnumNames {

  private EnumNames() {}

  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
