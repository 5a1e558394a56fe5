/// The record of complete games: one text format for all of them, read and written, and its JSON
/// form.
@NullMarked
package umpire.core.record;

import org.jspecify.annotations.NullMarked;
