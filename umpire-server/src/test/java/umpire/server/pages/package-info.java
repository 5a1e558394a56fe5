/// Holds what the browser gets to what it must be: words in every language, sound types, light,
/// nothing from elsewhere; and plays whole games in a real browser.
@NullMarked
package umpire.server.pages;

import org.jspecify.annotations.NullMarked;
