/// JSON objects that other programs have written, read strictly: whatever is wrong with one is
/// reported with its place. [umpire.core.text.Json] writes them.
@NullMarked
package umpire.json;

import org.jspecify.annotations.NullMarked;
