package umpire.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.testkit.Rooms;

/// The rooms of all modules that a server has on its class path: no other sees as many. Those of
/// the core and of each game are looked at by the contract suite.
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
            .withImportOption(place -> !place.contains("/shell/")) // made from templates
            .importPackages(home);
    assertThat(Rooms.disorder(home, classes, Rooms.MAX_CLASSES)).isEmpty();
  }
}
