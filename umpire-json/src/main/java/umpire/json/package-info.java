/// A strict reader for JSON objects from other programs: each error names the field that is wrong.
/// [umpire.core.text.Json] writes JSON.
@NullMarked
package umpire.json;

import org.jspecify.annotations.NullMarked;
