package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.testkit.Rooms;

/// The package structure of all modules on a server's class path, which is the largest one. The
/// contract suite checks the core and each game.
final class RoomsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "umpire.json",
        "umpire.page",
        "umpire.sim",
        "umpire.command",
        "umpire.coach",
        "umpire.options",
        "umpire.cli",
        "umpire.offline",
        "umpire.live",
        "umpire.store",
        "umpire.server"
      })
  void theyAreInOrder(String home) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(place -> !place.contains("/shell/")) // generated from templates
            .importPackages(home);
    assertThat(Rooms.disorder(home, classes, Rooms.MAX_CLASSES)).isEmpty();
  }
}
