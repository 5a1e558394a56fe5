package umpire.sim.bot;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The bot programs that are running. They are killed when Umpire ends, and earlier if they do not
/// read their question in time.
final class LiveBots {

  /// The pause between two checks. A bot that does not read its question is killed at most this
  /// much too late.
  private static final long PAUSE_MILLIS = 50;

  private static final Set<BotProcess> LIVE = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(
            Thread.ofPlatform().name("bot-killer").unstarted(() -> LIVE.forEach(BotProcess::kill)));
    Thread.ofPlatform().daemon().name("bot-keeper").start(LiveBots::watch);
  }

  private LiveBots() {}

  static void add(BotProcess bot) {
    LIVE.add(bot);
  }

  static void remove(BotProcess bot) {
    LIVE.remove(bot);
  }

  private static void watch() {
    try {
      while (true) {
        Thread.sleep(PAUSE_MILLIS);
        LIVE.forEach(BotProcess::killIfItDoesNotRead);
      }
    } catch (InterruptedException end) {
      // Umpire never interrupts this thread.
    }
  }
}
