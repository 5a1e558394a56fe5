package umpire.testkit.untidy;

/// The class on which the text depends, in the package that depends on the text.
public final class StonesElsewhere {}
