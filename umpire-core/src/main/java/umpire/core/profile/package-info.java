/// Rule profiles: the choices among the rules in which tables differ, as data.
///
/// Reading order: [umpire.core.profile.Switch] (one rule in which tables differ),
/// [umpire.core.profile.Profiles] (all switches of a game, with every
/// [umpire.core.profile.Preset]), [umpire.core.profile.Profile] (the rules of one table).
@NullMarked
package umpire.core.profile;

import org.jspecify.annotations.NullMarked;
