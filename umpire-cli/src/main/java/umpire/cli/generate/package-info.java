/// `umpire generate`: writes valid classic input, reproducible by its seed.
@NullMarked
package umpire.cli.generate;

import org.jspecify.annotations.NullMarked;
