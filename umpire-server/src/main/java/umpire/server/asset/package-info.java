/// Static files for browsers: scripts, styles, images and translations.
@NullMarked
package umpire.server.asset;

import org.jspecify.annotations.NullMarked;
