/// HTTP handling that is common to all requests.
///
/// Reading order: [umpire.server.http.Front] (methods and unhandled requests),
/// [umpire.server.http.RequestGuard] (allowed hosts and origins, security headers),
/// [umpire.server.http.Body], [umpire.server.http.RefusalException] and [umpire.server.http.Reply],
/// [umpire.server.http.RateLimiter], [umpire.server.http.Proxies] (the address for which a request
/// is counted).
@NullMarked
package umpire.server.http;

import org.jspecify.annotations.NullMarked;
