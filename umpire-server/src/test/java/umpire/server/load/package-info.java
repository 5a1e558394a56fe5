/// Measures the server under load, for `bench/live`; server and clients are two processes on one
/// machine. Measurements are not asserted; a short run asserts that every request is answered.
@NullMarked
package umpire.server.load;

import org.jspecify.annotations.NullMarked;
