package umpire.core.kernel;

/// A strategy in the hands of somebody of stated ability: it decides as ever, and what comes of it
/// is the dealer's to draw.
record StrategyWithAbility<K extends Kernel<K>>(Strategy<K> strategy, String ability)
    implements Strategy.ForwardingStrategy<K> {}
