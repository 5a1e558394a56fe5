/// Strategies in any language: a program that is asked and answers, one JSON object a line.
///
/// Reading order: [umpire.sim.bot.BotStrategy] (a seat at a table), `Questions`, `Answer` and
/// `AnswerReader` (what is said), [umpire.sim.bot.ExternalBot] (a program that may fail and is
/// started anew), `BotProcess` (one life of it), [umpire.sim.bot.BotRule] (what it must keep to).
/// The protocol is described in `docs/bots.md`.
///
/// Whatever a bot does, nobody waits longer than its time, and memory does not grow.
@NullMarked
package umpire.sim.bot;

import org.jspecify.annotations.NullMarked;
