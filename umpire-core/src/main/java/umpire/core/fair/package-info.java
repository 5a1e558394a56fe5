/// Deals that no participant can influence: drawn from a secret of the server and parts of the
/// players, to all of which their owners have committed before.
@NullMarked
package umpire.core.fair;

import org.jspecify.annotations.NullMarked;
