/// What every call passes, whatever it is about.
///
/// Reading order: [umpire.server.http.Gate] (who may call from where, and what every answer says of
/// itself), [umpire.server.http.Body], [umpire.server.http.Refusal] and [umpire.server.http.Reply],
/// [umpire.server.http.Rate].
@NullMarked
package umpire.server.http;

import org.jspecify.annotations.NullMarked;
