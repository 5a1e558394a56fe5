/// `umpire generate`: valid classic input, the same for the same seed.
@NullMarked
package umpire.cli.generate;

import org.jspecify.annotations.NullMarked;
