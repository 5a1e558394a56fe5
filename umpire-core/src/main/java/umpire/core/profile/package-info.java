/// Rule profiles: the choices among the rules in which tables differ, as data.
@NullMarked
package umpire.core.profile;

import org.jspecify.annotations.NullMarked;
