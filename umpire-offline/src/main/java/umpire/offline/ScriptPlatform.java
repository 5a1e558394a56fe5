package umpire.offline;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Replaces classes that the translator's platform cannot run: a class `Script...` here replaces
/// the class of the core without that prefix.
///
/// It runs inside Maven, so it is compiled for the oldest Java that Maven may run on.
public final class ScriptPlatform extends SimpleSubstitutionPolicy {

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(named("umpire.core.text.Fingerprint"))
        .replacePackage("umpire.core.text", "umpire.offline")
        .simpleNamePrefix("Script");
    sink.selectClasses(named("umpire.core.cards.CardSet"))
        .replacePackage("umpire.core.cards", "umpire.offline")
        .simpleNamePrefix("Script");
  }
}
