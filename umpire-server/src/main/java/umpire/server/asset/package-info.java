/// What browsers are sent besides pages and answers: scripts, styles, pictures, words.
@NullMarked
package umpire.server.asset;

import org.jspecify.annotations.NullMarked;
