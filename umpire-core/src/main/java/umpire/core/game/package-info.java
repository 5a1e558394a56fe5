/// Games as services: a module provides an [umpire.core.game.Game], and `Games` finds it.
@NullMarked
package umpire.core.game;

import org.jspecify.annotations.NullMarked;
