package umpire.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/// Only the server's commands, in their own package, parse a command line.
final class ParserTest {

  private static final String CALLS = "umpire.server.cli..";
  private static final String[] PARSER = {"picocli..", "umpire.options..", "umpire.cli.."};

  private final JavaClasses server =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("umpire.server");

  @Test
  void onlyTheCallsKnowTheParser() {
    ArchRule law =
        noClasses()
            .that()
            .resideOutsideOfPackage(CALLS)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(PARSER);
    law.check(server);
  }

  /// The check can fail: the commands themselves would break the rule.
  @Test
  void whoKnowsItIsNoticed() {
    ArchRule law =
        noClasses()
            .that()
            .resideInAPackage(CALLS)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(PARSER);
    assertThat(law.evaluate(server).hasViolation()).isTrue();
  }
}
