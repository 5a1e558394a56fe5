/// How a table is written: lines of its log, and what viewers are shown.
@NullMarked
package umpire.live.wire;

import org.jspecify.annotations.NullMarked;
