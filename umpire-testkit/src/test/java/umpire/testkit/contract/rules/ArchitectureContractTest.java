package umpire.testkit.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.attribute.ModuleAttribute;
import java.lang.classfile.attribute.ModuleProvideInfo;
import java.lang.constant.ClassDesc;
import java.lang.constant.ModuleDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.heap.WholeHeapGame;
import umpire.testkit.Rooms;
import umpire.testkit.contract.GameCode;

/// Code in the wrong package is caught.
final class ArchitectureContractTest {

  private final ArchitectureContract contract = new ArchitectureContract();
  private final GameCode tidy = code("umpire.heap");
  private final GameCode untidy = code("umpire.testkit.untidy");

  private static GameCode code(String home) {
    return new GameCode(home, Path.of(""), new ClassFileImporter().importPackages(home));
  }

  @Test
  void aGameMayKnowOnlyTheCoreAndItself() {
    assertCaught(() -> contract.aGameKnowsOnlyTheCoreAndItself(untidy), "java.sql.Connection");
    assertThatCode(() -> contract.aGameKnowsOnlyTheCoreAndItself(tidy)).doesNotThrowAnyException();
  }

  @Test
  void kernelsMayNotKnowText() {
    assertCaught(() -> contract.onlyTheServiceKnowsTheText(untidy), "StoneText");
  }

  @Test
  void clocksAndConsolesAreForbidden() {
    assertCaught(() -> contract.nobodyLooksAtTheClockOrTheConsole(untidy), "System.nanoTime");
    assertCaught(() -> contract.nobodyLooksAtTheClockOrTheConsole(untidy), "System.out");
    assertThatCode(() -> contract.nobodyLooksAtTheClockOrTheConsole(tidy))
        .doesNotThrowAnyException();
  }

  @Test
  void diceAreForbidden() {
    assertCaught(() -> contract.nobodyRollsDiceOrStartsThreads(untidy), "java.util.Random");
    assertThatCode(() -> contract.nobodyRollsDiceOrStartsThreads(tidy)).doesNotThrowAnyException();
  }

  @Test
  void kernelsMayNotUseCollectionsNotEvenThroughHelpers() {
    assertCaught(() -> contract.kernelsAreMadeOfNumbers(untidy), "ListOfStones");
    assertThatCode(() -> contract.kernelsAreMadeOfNumbers(tidy)).doesNotThrowAnyException();
  }

  @Test
  void namesMustSaySomething() {
    assertCaught(() -> contract.namesSayWhatThingsAre(untidy), "StoneManager");
    assertThatCode(() -> contract.namesSayWhatThingsAre(tidy)).doesNotThrowAnyException();
  }

  @Test
  void roomsMayNotGoInCircles() {
    assertCaught(() -> contract.theRoomsOfTheGameAreInOrder(untidy), "Cycle detected");
    assertThatCode(() -> contract.theRoomsOfTheGameAreInOrder(tidy)).doesNotThrowAnyException();
  }

  @Test
  void roomsMayNotBeTooFull() {
    assertThat(Rooms.disorder(tidy.home(), tidy.classes(), 5))
        .singleElement()
        .asString()
        .contains(tidy.home(), "more than 5");
  }

  @Test
  void theRoomsOfTheTestKitAreInOrder() {
    String home = Rooms.class.getPackageName();
    var main = new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests()));
    assertThat(Rooms.disorder(home, main.importPackages(home), Rooms.MAX_CLASSES)).isEmpty();
  }

  /// The contract examines all of the core, not just a part.
  @Test
  void theWholeCoreIsLookedAt() {
    assertThat(GameCode.of(new WholeHeapGame()).classes().contain(Kernel.class)).isTrue();
    assertCaught(() -> contract.theRoomsOfTheCoreAreInOrder(code("umpire.core.game")), "Kernel");
  }

  @Test
  void roomsThatAreNotThereAreNotInOrder() {
    assertCaught(() -> contract.theRoomsOfTheCoreAreInOrder(tidy), "umpire.core");
  }

  @Test
  void moduleAndServiceFileMustAgree(@TempDir Path folder) throws IOException {
    GameCode code = module(folder, "umpire.core", "umpire.heap.HeapGame");
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Path file = services.resolve(Game.class.getName());
    Files.writeString(file, "umpire.heap.HeapGame\n");
    assertThatCode(() -> contract.moduleAndServiceFileNameTheSameGame(code))
        .doesNotThrowAnyException();
    Files.writeString(file, "umpire.heap.OtherGame\n");
    assertCaught(() -> contract.moduleAndServiceFileNameTheSameGame(code), "OtherGame");
  }

  @Test
  void theModuleMayNeedOnlyTheCore(@TempDir Path folder) throws IOException {
    GameCode greedy = module(folder, "java.sql", "umpire.heap.HeapGame");
    assertCaught(() -> contract.theModuleNeedsOnlyTheCore(greedy), "java.sql");
    GameCode modest = module(folder, "umpire.core", "umpire.heap.HeapGame");
    assertThatCode(() -> contract.theModuleNeedsOnlyTheCore(modest)).doesNotThrowAnyException();
  }

  private GameCode module(Path folder, String required, String provider) throws IOException {
    var provides =
        ModuleProvideInfo.of(ClassDesc.of(Game.class.getName()), List.of(ClassDesc.of(provider)));
    var module =
        ModuleAttribute.of(
            ModuleDesc.of("umpire.heap"),
            attribute ->
                attribute
                    .requires(ModuleDesc.of("java.base"), 0, null)
                    .requires(ModuleDesc.of(required), 0, null)
                    .provides(provides));
    Files.write(folder.resolve("module-info.class"), ClassFile.of().buildModule(module));
    return new GameCode("umpire.heap", folder, tidy.classes());
  }

  private static void assertCaught(ThrowingCallable law, String culprit) {
    assertThatThrownBy(law).isInstanceOf(AssertionError.class).hasMessageContaining(culprit);
  }
}
