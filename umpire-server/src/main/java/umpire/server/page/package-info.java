/// Pages: shells that the scripts fill, and those that need no script. The templates are in
/// `src/main/jte`.
@NullMarked
package umpire.server.page;

import org.jspecify.annotations.NullMarked;
