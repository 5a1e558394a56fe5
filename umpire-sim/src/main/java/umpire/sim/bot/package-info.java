/// Strategies in any language: programs that read questions and write answers, one JSON object per
/// line.
///
/// Reading order: [umpire.sim.bot.BotStrategy] (a seat at a table), `Questions`, `Answer` and
/// `AnswerReader` (the lines), [umpire.sim.bot.ExternalBot] (a program that may fail and is
/// restarted), `BotProcess` (one life of it), [umpire.sim.bot.BotRule] (the rules for bots). The
/// protocol is described in `docs/bots.md`.
///
/// Whatever a bot does, a caller waits no longer than the time limit, and memory does not grow.
@NullMarked
package umpire.sim.bot;

import org.jspecify.annotations.NullMarked;
