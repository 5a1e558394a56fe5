/// The coach's reviews of finished live games: [ReviewRoutes] answers requests, [Reviews] writes
/// the pages one after another and caches them.
@NullMarked
package umpire.server.review;

import org.jspecify.annotations.NullMarked;
