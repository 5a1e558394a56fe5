/// Live tables in the browser and for programs, over HTTP.
///
/// Reading order: [umpire.server.Server] (what is put together, and how it stops);
/// [umpire.server.http] (what every request passes), [umpire.server.api] (the requests and their
/// [umpire.server.api.Limits]), [umpire.server.page] and [umpire.server.asset] (what browsers are
/// sent), [umpire.server.desk]; [umpire.server.monitoring] (what is told to those who run it).
///
/// What is legal, who may see what and what is kept is decided below, in [umpire.live]: here words
/// become requests and answers become words.
@NullMarked
package umpire.server;

import org.jspecify.annotations.NullMarked;
