package umpire.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The packages of a module, which the tests call rooms. A package must be small enough to find
/// one's way in, and no two packages may depend on each other, directly or through others.
public final class Rooms {

  /// The most top-level classes in a package.
  public static final int MAX_CLASSES = 20;

  private static final SliceAssignment EACH_PACKAGE =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
          return "each package";
        }
      };

  private Rooms() {}

  /// Returns the packages that are too large and the dependency cycles; empty if all is in order.
  ///
  /// @param home the root package of the module
  /// @param most the most top-level classes in a package
  public static List<String> disorder(String home, JavaClasses classes, int most) {
    JavaClasses here = classes.that(resideInAPackage(home + ".."));
    Map<String, Long> sizes = sizes(here);
    if (sizes.isEmpty()) {
      throw new AssertionError("there are no classes in " + home + ": nothing was measured");
    }
    var disorder = new ArrayList<String>();
    sizes.forEach((room, size) -> {
      if (size > most) {
        disorder.add("%s holds %d classes, more than %d".formatted(room, size, most));
      }
    });
    disorder.addAll(
        slices()
            .assignedFrom(EACH_PACKAGE)
            .should()
            .beFreeOfCycles()
            .evaluate(here)
            .getFailureReport()
            .getDetails());
    return disorder;
  }

  private static Map<String, Long> sizes(JavaClasses classes) {
    return classes.stream()
        .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
        .map(JavaClass::getPackageName)
        .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
  }
}
