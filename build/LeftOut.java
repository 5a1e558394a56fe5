import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Prints which tests of the last build were left out, and why: a tool was missing.
///
/// Usage: `LeftOut <folder>`. Reads the reports that the tests of all modules below it have left.
void main(String[] args) throws IOException {
  var why = new TreeMap<String, Integer>();
  for (Path report : reports(Path.of(args[0]).toAbsolutePath())) {
    leftOut(report).forEach(reason -> why.merge(reason, 1, Integer::sum));
  }
  // A class whose tests all need the same tool reports itself once, not each of its tests.
  why.forEach((reason, count) ->
      IO.println(
          "LEFT OUT: "
              + count
              + (count == 1 ? " test or class" : " tests or classes")
              + " of tests: "
              + reason));
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
