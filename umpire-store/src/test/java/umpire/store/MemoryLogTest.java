package umpire.store;

import umpire.live.log.MemoryLog;
import umpire.live.log.TableLog;

/// The log for tests of tables keeps the contract, except for durability.
class MemoryLogTest extends LogContract {

  @Override
  TableLog empty() {
    return new MemoryLog();
  }
}
