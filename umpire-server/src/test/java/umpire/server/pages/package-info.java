/// Checks the files for browsers: translations, types, size, no external files; and plays complete
/// games in a real browser.
@NullMarked
package umpire.server.pages;

import org.jspecify.annotations.NullMarked;
