/// The calls of the HTTP API, as `openapi.json` describes them.
///
/// Reading order: [umpire.server.api.ServerContext] (what they share), [umpire.server.api.Caller]
/// (who calls), [umpire.server.api.TableCalls], [umpire.server.api.SeatCalls] (what a seat does),
/// [umpire.server.api.StreamCalls], [umpire.server.api.BotCalls]; [umpire.server.api.GameCalls].
@NullMarked
package umpire.server.api;

import org.jspecify.annotations.NullMarked;
