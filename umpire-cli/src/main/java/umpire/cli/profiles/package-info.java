/// `umpire profiles`: a game's presets and switches as a page.
@NullMarked
package umpire.cli.profiles;

import org.jspecify.annotations.NullMarked;
