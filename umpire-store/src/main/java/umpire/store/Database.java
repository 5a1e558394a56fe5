package umpire.store;

import java.nio.file.Path;
import umpire.live.log.LogFailure;

/// Where tables are kept, as somebody has written it: the name of a file.
public sealed interface Database permits SqliteFile {

  /// Understands what stands behind `--database`.
  static Database of(String words) {
    return new SqliteFile(Path.of(words));
  }

  /// Opens it, and brings it up to date if an older version of the program has made it.
  Store open() throws LogFailure;
}
