package umpire.core.kernel;

/// A strategy in the hands of a player with a stated ability. The choices are those of the
/// strategy; the dealer draws their outcomes by the ability.
record StrategyWithAbility<K extends Kernel<K>>(Strategy<K> strategy, String ability)
    implements Strategy.ForwardingStrategy<K> {}
