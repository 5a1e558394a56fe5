/// Live tables over HTTP, for browsers and programs.
///
/// Reading order: [umpire.server.Server] (its parts, and how it stops); [umpire.server.http]
/// (common to all requests), [umpire.server.api] (the API and its [umpire.server.api.Limits]),
/// [umpire.server.page] and [umpire.server.asset] (for browsers), [umpire.server.desk];
/// [umpire.server.monitoring] (for operators).
///
/// [umpire.live] decides which moves are legal, what each viewer may see and what is stored; this
/// package only converts requests and answers.
@NullMarked
package umpire.server;

import org.jspecify.annotations.NullMarked;
