/// HTML pages: shells that scripts fill, and pages without scripts. The templates are in
/// `src/main/jte`.
@NullMarked
package umpire.server.page;

import org.jspecify.annotations.NullMarked;
