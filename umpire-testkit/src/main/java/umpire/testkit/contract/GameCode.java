package umpire.testkit.contract;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.net.URISyntaxException;
import java.nio.file.Path;
import umpire.core.Rule;
import umpire.core.game.Game;

/// The compiled code of a game and of the core.
///
/// @param home the package of the game; its `text` package is below it
/// @param folder the folder of the game's classes and resources
/// @param classes the classes of the game and of the core
public record GameCode(String home, Path folder, JavaClasses classes) {

  public static GameCode of(Game game) {
    String home = game.getClass().getPackageName();
    Path folder = place(game.getClass());
    Path core = place(Game.class);
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(location -> isIn(location, folder) || isIn(location, core))
            .importPackages(home, Rule.class.getPackageName());
    return new GameCode(home, folder, classes);
  }

  /// Tests of the game are in the same package, but in another folder.
  private static boolean isIn(Location location, Path folder) {
    return location.contains(folder.toUri().getPath());
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
