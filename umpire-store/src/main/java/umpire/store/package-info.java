/// Where tables are kept.
@NullMarked
package umpire.store;

import org.jspecify.annotations.NullMarked;
