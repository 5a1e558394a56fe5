package umpire.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.cli.Command;

/// The compiler, run as in the build, rejects a comment with a broken reference.
class CommentsTest {

  private static final Pattern OPTION = Pattern.compile("<arg>(-Xdoclint:[^<]+)</arg>");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"[Gone]", "[Thing#gone()]", "[#gone]", "[java.util.Gone]", "[a text][Gone]"})
  void aDeadReferenceIsAnError(String planted) throws IOException {
    assertThat(compile(planted)).containsExactly(2L);
  }

  @Test
  void aGoodReferenceIsNone() throws IOException {
    assertThat(compile("[Thing], [Thing#here()], [#here()], [java.util.List] and `[Gone]`"))
        .isEmpty();
  }

  /// The lines with errors in a class whose private method has this comment.
  private List<Long> compile(String said) throws IOException {
    Matcher option = OPTION.matcher(Files.readString(Command.ROOT.resolve("pom.xml")));
    assertThat(option.find()).as("pom.xml has the compiler look at comments").isTrue();
    Path source = folder.resolve("Thing.java");
    Files.writeString(source, "class Thing {\n  /// " + said + "\n  private void here() {}\n}\n");
    var compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    try (var files = compiler.getStandardFileManager(found, null, null)) {
      var options = List.of(option.group(1), "-d", folder.toString());
      compiler.getTask(null, files, found, options, null, files.getJavaFileObjects(source)).call();
    }
    return found.getDiagnostics().stream()
        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
        .map(Diagnostic::getLineNumber)
        .toList();
  }
}
