/// What the coach says of a game at a live table, when it is over: [ReviewRoutes] answers,
/// [Reviews] looks at games one after another and remembers what was found.
@NullMarked
package umpire.server.review;

import org.jspecify.annotations.NullMarked;
