package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.cli.Shell.launcher;
import static umpire.cli.Shell.quoted;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command.Result;

/// File names with an umlaut, in the locales of cron, containers and ssh. The scripts are written
/// in ASCII and create their files themselves, so that the locale of the build does not matter.
class LocaleIT {

  private static final String UE = "$'\\xc3\\xbc'";

  @TempDir private Path folder;
  @TempDir private Path outputs;

  private Result shell(String script) throws Exception {
    return new Shell(outputs).run(folder, script);
  }

  /// A script deletes the files, since Java in a POSIX locale could not name them.
  @AfterEach
  void tidy() throws Exception {
    shell("rm -rf -- ./*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "env LC_ALL=C",
        "env LC_ALL=POSIX",
        "env -u LC_ALL LANG=xx_XX.UTF-8",
        "env -u LC_ALL LANG=en_US.UTF-8 LC_CTYPE=C",
        "env -i",
        "env -i LC_ALL=C PATH=/usr/bin:/bin"
      })
  void namesOfFilesAndPlayersArriveWhole(String locale) throws Exception {
    String file = "m" + UE + "nchen.rec";
    String call = locale + " " + launcher() + " ";
    Result played = shell(call + "play cribbage --names J" + UE + "rgen,Ben >" + file);
    assertThat(played.status()).as(played.err()).isZero();
    Result verified = shell(call + "verify " + file);
    assertThat(verified.status()).as(verified.err()).isZero();
    assertThat(verified.out())
        .startsWith("m\u00fcnchen.rec: game 1 (cribbage, standard, J\u00fcrgen, Ben)");
    Result saved = shell(call + "simulate maumau --games 20 --out z" + UE + "ge.csv; ls");
    assertThat(saved.out()).contains("z\u00fcge.csv");
  }

  /// A runtime image in a folder with an umlaut; the JDK takes its place.
  @ParameterizedTest
  @ValueSource(strings = {"env LC_ALL=C", "env -i"})
  void anInstallationInAFolderWithAnUmlautStarts(String locale) throws Exception {
    String image = "Spiele-f" + UE + "r-alle";
    Path jdk = Path.of(System.getProperty("java.home"));
    String lay =
        """
        mkdir -p %1$s/app/lib && cd %1$s && cp %2$s/umpire . && cp %2$s/build/launch.sh app/ &&
        cp %2$s/target/lib/*.jar app/lib/ && ln -s %3$s runtime && : >app/umpire.aot && cd .. &&
        """
            .formatted(image, quoted(Command.ROOT), quoted(jdk));
    Result result = shell(lay + locale + " " + image + "/umpire rules");
    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("cribbage");
  }

  /// Java decodes arguments before the program begins, so the program can only refuse them.
  @Test
  void javaWithoutALauncherRefusesWhatItCannotRead() throws Exception {
    String java = quoted(Path.of(System.getProperty("java.home"), "bin", "java"));
    String jars = "'" + Command.ROOT.resolve("target/lib") + "/*'";
    String call =
        "env LC_ALL=%s " + java + " -cp " + jars + " umpire.cli.Main play cribbage --names ";
    Result lost = shell(call.formatted("C") + "J" + UE + "rgen,Ben");
    assertThat(lost.status()).isEqualTo(64);
    assertThat(lost.out()).isEmpty();
    assertThat(lost.err())
        .startsWith("umpire: expected arguments in the locale's encoding, ")
        .endsWith("set LC_ALL=C.UTF-8, or another UTF-8 locale, and try again\n");
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() throws Exception {
    Result lost = shell("LC_ALL=C " + launcher() + " play cribbage --names $'J\\xfcrgen',Ben");
    assertThat(lost.status()).isEqualTo(64);
    assertThat(lost.out()).isEmpty();
    assertThat(lost.err())
        .isEqualTo(
            "umpire: expected arguments in UTF-8, found 'J\ufffdrgen,Ben' with bytes that are not:"
                + " write it in UTF-8, or rename the file\n");
  }

  /// Both launchers start, also on a system whose only UTF-8 locale has another name.
  @Test
  void everyLauncherSeesToUtf8() throws Exception {
    for (String launcher : new String[] {"umpire", "umpire-cluster"}) {
      assertThat(Files.readString(Command.ROOT.resolve(launcher))).contains("\nsee_to_utf8\n");
    }
    String source = ". " + quoted(Command.ROOT.resolve("build/launch.sh")) + "; ";
    Result none =
        shell(
            "export LC_ALL=C; "
                + source
                + "is_utf8() { [[ $LC_ALL == qq_QQ.utf8 ]]; }; locale() { echo C; echo qq_QQ.utf8; };"
                + " see_to_utf8; echo \"$LC_ALL\"; locale() { echo C; }; LC_ALL=C; see_to_utf8; echo"
                + " \"$LC_ALL\"; unset LC_ALL; see_to_utf8; echo \"${LC_ALL-unset}\"");
    assertThat(none.out()).isEqualTo("qq_QQ.utf8\nC\nunset\n");
    assertThat(none.err()).isEmpty();
  }
}
