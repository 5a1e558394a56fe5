/// Findings and rulings as JSON and as lines of text, described for one viewer.
@NullMarked
package umpire.core.ruling;

import org.jspecify.annotations.NullMarked;
