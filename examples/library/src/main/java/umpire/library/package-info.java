/// Three programs that use Umpire as a library; docs/library.md shows them.
@NullMarked
package umpire.library;

import org.jspecify.annotations.NullMarked;
