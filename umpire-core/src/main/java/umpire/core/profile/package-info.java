/// Rule profiles: which of the rules that tables differ in are in force, as data.
@NullMarked
package umpire.core.profile;

import org.jspecify.annotations.NullMarked;
