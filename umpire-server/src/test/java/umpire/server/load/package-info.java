/// Measures the server under load, for `bench/live`: it and whoever calls it are two processes of
/// one machine. Nothing here is asserted.
@NullMarked
package umpire.server.load;

import org.jspecify.annotations.NullMarked;
