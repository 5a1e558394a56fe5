package umpire.testkit.untidy;

/// What the text knows of the package that knows it.
public final class StonesElsewhere {}
