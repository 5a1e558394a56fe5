/// What a referee finds and rules, as JSON and as lines, told to one viewer.
@NullMarked
package umpire.core.ruling;

import org.jspecify.annotations.NullMarked;
