/// Deals that nobody can choose: drawn from a secret of the server and parts of the players, to
/// which all have committed before.
@NullMarked
package umpire.core.fair;

import org.jspecify.annotations.NullMarked;
