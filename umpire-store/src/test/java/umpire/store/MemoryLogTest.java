package umpire.store;

import umpire.live.log.MemoryLog;
import umpire.live.log.TableLog;

/// The log that tests of tables use promises no less, but for the disk.
class MemoryLogTest extends LogContract {

  @Override
  TableLog empty() {
    return new MemoryLog();
  }
}
