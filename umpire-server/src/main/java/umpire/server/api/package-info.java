/// The requests of the HTTP API, as `openapi.json` describes them.
///
/// Reading order: [umpire.server.api.ServerContext] (what they share), [umpire.server.api.Caller]
/// (who calls), [umpire.server.api.TableRoutes], [umpire.server.api.SeatRoutes] (what a seat does),
/// [umpire.server.api.StreamRoutes], [umpire.server.api.BotRoutes]; [umpire.server.api.GameRoutes].
@NullMarked
package umpire.server.api;

import org.jspecify.annotations.NullMarked;
