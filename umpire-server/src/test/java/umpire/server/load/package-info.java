/// Measures the server under load, for `bench/live`: it and whoever calls it are two processes of
/// one machine. What is measured is not asserted; a short round asserts that all is answered.
@NullMarked
package umpire.server.load;

import org.jspecify.annotations.NullMarked;
