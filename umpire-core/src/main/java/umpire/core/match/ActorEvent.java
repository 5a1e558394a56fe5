package umpire.core.match;

import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;

/// An event and its actor.
///
/// @param actor a seat from 0, or [Kernel#HOUSE]
public record ActorEvent(int actor, Event event) {}
