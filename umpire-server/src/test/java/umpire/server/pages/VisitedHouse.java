package umpire.server.pages;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// A server and a browser for all tests of a class, which are skipped without a browser.
final class VisitedHouse implements BeforeAllCallback, AfterAllCallback {

  private @Nullable Browsers browsers;
  private @Nullable OpenHouse house;
  private @Nullable Path folder;

  @Override
  public void beforeAll(ExtensionContext tests) throws Exception {
    Optional<Browsers> found = Browsers.installed();
    assumeTrue(found.isPresent(), Browsers.MISSING);
    browsers = found.get();
    folder = Files.createTempDirectory("tables");
    house = new OpenHouse(folder);
  }

  @Override
  public void afterAll(ExtensionContext tests) throws Exception {
    if (browsers != null) {
      browsers.close();
    }
    if (house != null) {
      house.close();
    }
    if (folder != null) {
      remove(folder);
    }
  }

  private static void remove(Path folder) throws Exception {
    List<Path> deepestFirst;
    try (Stream<Path> all = Files.walk(folder)) {
      deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : deepestFirst) {
      Files.delete(each);
    }
  }

  OpenHouse house() {
    assert house != null;
    return house;
  }

  /// Returns a visitor with a separate browser context.
  Visitor visitor(Browsers.Look look) {
    assert browsers != null;
    return browsers.visitor(house().url(), look);
  }
}
