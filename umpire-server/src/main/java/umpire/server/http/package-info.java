/// What every request passes, whatever it is about.
///
/// Reading order: [umpire.server.http.Front] (methods, and what nothing else answers),
/// [umpire.server.http.RequestGuard] (who may call from where, and what every answer says of
/// itself), [umpire.server.http.Body], [umpire.server.http.RefusalException] and
/// [umpire.server.http.Reply], [umpire.server.http.RateLimiter], [umpire.server.http.Proxies] (whom
/// a request is counted for).
@NullMarked
package umpire.server.http;

import org.jspecify.annotations.NullMarked;
