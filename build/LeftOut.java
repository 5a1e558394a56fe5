import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Prints which tests of the last build were skipped, why, and what to install for them. In a build
/// Maven's own summary follows, and its last module refers back to this output.
///
/// Usage: `LeftOut <folder>`. Reads the test reports of all modules below the folder.
void main(String[] args) throws IOException {
  var why = new TreeMap<String, Integer>();
  for (Path report : reports(Path.of(args[0]).toAbsolutePath())) {
    leftOut(report).forEach(reason -> why.merge(reason, 1, Integer::sum));
  }
  if (why.isEmpty()) {
    IO.println("LEFT OUT: nothing, every test has run");
    return;
  }
  // A class whose tests all need one tool is counted once, instead of each of its tests.
  why.forEach((reason, count) -> IO.println("LEFT OUT: " + counted(count) + ": " + reason));
  int all = why.values().stream().mapToInt(Integer::intValue).sum();
  var tools = String.join(" ", tools(why.keySet()));
  IO.println(
      "LEFT OUT: "
          + counted(all)
          + " in all"
          + (tools.isEmpty() ? "" : "; to run them: apt-get install " + tools + " (Debian)"));
}

String counted(int count) {
  return count == 1 ? "1 test or class of tests" : count + " tests or classes of tests";
}

/// Returns the Debian packages that the reasons name.
SortedSet<String> tools(Collection<String> reasons) {
  var tools = new TreeSet<String>();
  for (String reason : reasons) {
    Matcher named = Pattern.compile("apt-get install ([a-z0-9 .+-]+)").matcher(reason);
    while (named.find()) {
      tools.addAll(List.of(named.group(1).strip().split(" +")));
    }
  }
  return tools;
}

List<Path> reports(Path root) throws IOException {
  try (Stream<Path> files = Files.find(root, 6, (file, _) -> isReport(file))) {
    return files.sorted().toList();
  }
}

boolean isReport(Path file) {
  String folder = String.valueOf(file.getParent().getFileName());
  String name = file.getFileName().toString();
  return (folder.equals("surefire-reports") || folder.equals("failsafe-reports"))
      && name.startsWith("TEST-")
      && name.endsWith(".xml");
}

List<String> leftOut(Path report) throws IOException {
  var reasons = new ArrayList<String>();
  try (var in = Files.newInputStream(report)) {
    XMLStreamReader xml = XMLInputFactory.newDefaultFactory().createXMLStreamReader(in);
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals("skipped")) {
        String message = xml.getAttributeValue(null, "message");
        if (message == null || !message.startsWith("does not apply: ")) {
          reasons.add(
              message == null ? "no reason given" : message.replace("Assumption failed: ", ""));
        }
      }
    }
  } catch (XMLStreamException broken) {
    throw new IOException(report + ": " + broken.getMessage(), broken);
  }
  return reasons;
}
