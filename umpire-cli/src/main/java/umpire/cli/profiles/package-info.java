/// `umpire profiles`: prints a game's presets and switches.
@NullMarked
package umpire.cli.profiles;

import org.jspecify.annotations.NullMarked;
