package umpire.sim.report;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/// The text of a page, read by a strict parser.
record PageText(String source, Document document) {

  static PageText of(Writes report) throws Exception {
    var page = new StringBuilder();
    report.write(page);
    var parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    parser.setErrorHandler(null);
    return new PageText(
        page.toString(), parser.parse(new InputSource(new StringReader(page.toString()))));
  }

  /// Anything that writes a page.
  interface Writes {
    void write(Appendable out) throws Exception;
  }

  List<Element> all(String tag) {
    NodeList nodes = document.getElementsByTagName(tag);
    var found = new ArrayList<Element>();
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  List<String> texts(String tag) {
    return all(tag).stream().map(Element::getTextContent).toList();
  }

  /// The rows of the table with this caption, cell by cell.
  List<List<String>> table(String caption) {
    for (Element table : all("table")) {
      if (table.getElementsByTagName("caption").item(0).getTextContent().equals(caption)) {
        return rows(table);
      }
    }
    throw new AssertionError("no table '" + caption + "'");
  }

  private static List<List<String>> rows(Element table) {
    var rows = new ArrayList<List<String>>();
    NodeList lines = table.getElementsByTagName("tr");
    for (int i = 1; i < lines.getLength(); i++) {
      var cells = new ArrayList<String>();
      NodeList inner = lines.item(i).getChildNodes();
      for (int k = 0; k < inner.getLength(); k++) {
        cells.add(inner.item(k).getTextContent());
      }
      rows.add(cells);
    }
    return rows;
  }
}
