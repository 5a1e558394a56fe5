package umpire.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The types in the scripts' comments, checked by the TypeScript compiler.
final class TypesTest {

  private static Npm.Ran check(Path project) throws IOException, InterruptedException {
    Optional<Path> modules = Npm.packages();
    assumeTrue(modules.isPresent(), Npm.MISSING);
    String compiler = modules.get().resolve("typescript/bin/tsc").toString();
    return Npm.run(Path.of("").toAbsolutePath(), "node", compiler, "-p", project.toString());
  }

  @Test
  void scriptsKeepToTheirTypes() throws IOException, InterruptedException {
    assertThat(check(Path.of("src/test/web"))).isEqualTo(new Npm.Ran(0, ""));
  }

  @Test
  void aPlantedMistakeIsFound(@TempDir Path folder) throws IOException, InterruptedException {
    String config = Files.readString(Path.of("src/test/web/tsconfig.json"));
    Files.writeString(
        folder.resolve("tsconfig.json"),
        config.replaceFirst("\"include\": \\[[^\\]]*\\]", "\"include\": [\"*.js\"]"));
    Files.writeString(
        folder.resolve("planted.js"),
        "/** @param {string} name */\nexport const f = (name) => name.lenght;\n");
    assertThat(check(folder)).extracting(Npm.Ran::said).asString().contains("lenght");
  }
}
