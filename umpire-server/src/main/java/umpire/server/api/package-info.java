/// The HTTP API, as described in `openapi.json`.
///
/// Reading order: [umpire.server.api.ServerContext] (shared services), [umpire.server.api.Caller]
/// (the client), [umpire.server.api.TableRoutes], [umpire.server.api.SeatRoutes] (commands of a
/// seat), [umpire.server.api.StreamRoutes], [umpire.server.api.BotRoutes];
/// [umpire.server.api.GameRoutes].
@NullMarked
package umpire.server.api;

import org.jspecify.annotations.NullMarked;
