package umpire.testkit.contract.rules;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.words.Slot;
import umpire.core.words.WordedVerb;
import umpire.testkit.Rooms;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.GameCode;

/// Code is in its own package: a game depends only on the core and itself, its rules do not depend
/// on text, and its kernel works only with numbers.
@Contract
final class ArchitectureContract {

  private static final String CORE = "umpire.core";

  private static final Set<String> CLOCKS_AND_CONSOLES =
      Set.of("out", "err", "in", "currentTimeMillis", "nanoTime", "exit", "getProperty", "getenv");

  private static final DescribedPredicate<JavaClass> PLAIN_JAVA =
      describe(
          "in java.base",
          type -> Object.class.getModule().getPackages().contains(type.getPackageName()));

  private static final DescribedPredicate<JavaClass> COLLECTIONS =
      assignableTo(Collection.class)
          .or(assignableTo(Map.class))
          .or(assignableTo(BaseStream.class))
          .as("a collection or a stream");

  @Test
  void aGameKnowsOnlyTheCoreAndItself(GameCode code) {
    classes()
        .that(inGame(code))
        .should()
        .onlyDependOnClassesThat(
            PLAIN_JAVA
                .or(resideInAnyPackage(CORE + "..", code.home() + "..", "org.jspecify.."))
                .or(
                    describe(
                        "a primitive or an array of it",
                        type -> type.getBaseComponentType().isPrimitive())))
        .check(code.classes());
  }

  @Test
  void onlyTheServiceKnowsTheText(GameCode code) {
    noClasses()
        .that(inGame(code).and(not(inText(code))).and(not(assignableTo(Game.class))))
        .should()
        .dependOnClassesThat(inText(code))
        .orShould()
        .dependOnClassesThat(resideInAnyPackage(CORE + ".text..", CORE + ".classic.."))
        .check(code.classes());
  }

  @Test
  void nobodyLooksAtTheClockOrTheConsole(GameCode code) {
    noClasses()
        .that(inGameOrCore(code))
        .should()
        .accessTargetWhere(
            describe("a clock or a console of the system", ArchitectureContract::isClockOrConsole))
        .check(code.classes());
  }

  private static boolean isClockOrConsole(JavaAccess<?> access) {
    return access.getTargetOwner().isEquivalentTo(System.class)
        && CLOCKS_AND_CONSOLES.contains(access.getTarget().getName());
  }

  @Test
  void nobodyRollsDiceOrStartsThreads(GameCode code) {
    noClasses()
        .that(inGameOrCore(code))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.util.random..", "java.util.concurrent..", "java.time..")
                .or(assignableTo(java.util.Random.class))
                .or(assignableTo(java.util.SplittableRandom.class))
                .or(assignableTo(Thread.class))
                .as("dice, clocks and threads"))
        .check(code.classes());
  }

  /// A kernel uses the rulebook and the verbs only for their indexes, so the lists in those classes
  /// are allowed.
  @Test
  void kernelsAreMadeOfNumbers(GameCode code) {
    var kernels = new TreeSet<String>();
    for (JavaClass type : code.classes()) {
      if (type.isAssignableTo(Kernel.class) && inGame(code).test(type)) {
        addWithHelpers(type, code, kernels);
      }
    }
    assertThat(kernels).as("kernels in " + code.home()).isNotEmpty();
    noClasses()
        .that(describe("are kernels or help them", type -> kernels.contains(type.getName())))
        .should()
        .dependOnClassesThat(COLLECTIONS)
        .check(code.classes());
  }

  private static void addWithHelpers(JavaClass type, GameCode code, Set<String> found) {
    boolean words =
        type.isAssignableTo(Rule.class)
            || type.isAssignableTo(WordedVerb.class)
            || type.isAssignableTo(Slot.class);
    if (!words && inGame(code).test(type) && found.add(type.getName())) {
      type.getDirectDependenciesFromSelf()
          .forEach(dependency -> addWithHelpers(dependency.getTargetClass(), code, found));
    }
  }

  @Test
  void namesSayWhatThingsAre(GameCode code) {
    noClasses()
        .that(inGameOrCore(code))
        .should()
        .haveNameMatching(".*\\.(Abstract[^.]*|[^.]*(Impl|Utils|Util|Manager|Helper))")
        .check(code.classes());
  }

  @Test
  void theRoomsOfTheCoreAreInOrder(GameCode code) {
    assertThat(code.classes().contain(Kernel.class)).as("a Kernel in " + CORE).isTrue();
    assertThat(Rooms.disorder(CORE, code.classes(), Rooms.MAX_CLASSES)).isEmpty();
  }

  @Test
  void theRoomsOfTheGameAreInOrder(GameCode code) {
    assertThat(Rooms.disorder(code.home(), code.classes(), Rooms.MAX_CLASSES)).isEmpty();
  }

  @Test
  void moduleAndServiceFileNameTheSameGame(GameCode code) throws IOException {
    ModuleDescriptor module = descriptor(code.folder());
    List<String> provided =
        module.provides().stream()
            .filter(provides -> provides.service().equals(Game.class.getName()))
            .flatMap(provides -> provides.providers().stream())
            .toList();
    Path services = code.folder().resolve("META-INF/services/" + Game.class.getName());
    assertThat(Files.readAllLines(services)).as("%s", services).isEqualTo(provided);
    assertThat(provided).as("games provided by module %s", module.name()).hasSize(1);
  }

  @Test
  void theModuleNeedsOnlyTheCore(GameCode code) throws IOException {
    assertThat(descriptor(code.folder()).requires())
        .extracting(ModuleDescriptor.Requires::name)
        .as("modules required")
        .isSubsetOf("java.base", CORE, "org.jspecify");
  }

  private static ModuleDescriptor descriptor(Path folder) throws IOException {
    try (InputStream in = Files.newInputStream(folder.resolve("module-info.class"))) {
      return ModuleDescriptor.read(in);
    }
  }

  private static DescribedPredicate<JavaClass> inGame(GameCode code) {
    return resideInAPackage(code.home() + "..");
  }

  private static DescribedPredicate<JavaClass> inText(GameCode code) {
    return resideInAPackage(code.home() + ".text..");
  }

  private static DescribedPredicate<JavaClass> inGameOrCore(GameCode code) {
    return resideInAnyPackage(code.home() + "..", CORE + "..");
  }
}
