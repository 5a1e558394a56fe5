package umpire.sim.bot;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The programs that run at this moment. None of them outlives this one, and none keeps it waiting
/// by not reading.
final class LiveBots {

  /// How often they are looked after. It bounds by how much a bot that does not read its question
  /// may be late.
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
      // Nobody does this; and without it a bot could only keep itself waiting.
    }
  }
}
