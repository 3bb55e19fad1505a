package org.plyscope.view.scatter;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.plyscope.api.chart.Chart;
import org.plyscope.experiment.report.chart.Drawing;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The drawing of a chart for the page, read back. */
final class DrawnPage {
  private static final Pattern CORNER = Pattern.compile("[ML](-?[\\d.]+) (-?[\\d.]+)");

  private final Document drawing;

  DrawnPage(Chart chart) throws Exception {
    drawing =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(Drawing.of(chart).render())));
  }

  /** Returns the elements of a kind that have a class. */
  List<Element> all(String tag, String kind) {
    return all(drawing.getElementsByTagName(tag), kind);
  }

  static List<Element> all(Element within, String tag, String kind) {
    return all(within.getElementsByTagName(tag), kind);
  }

  private static List<Element> all(NodeList nodes, String kind) {
    return IntStream.range(0, nodes.getLength())
        .mapToObj(i -> (Element) nodes.item(i))
        .filter(e -> List.of(e.getAttribute("class").split(" ", -1)).contains(kind))
        .toList();
  }

  /** Returns the words beside the axes. */
  List<String> labels() {
    return all("text", "label").stream().map(Element::getTextContent).toList();
  }

  /** Returns the tool tips of some elements. */
  static List<String> hints(List<Element> elements) {
    return elements.stream()
        .map(e -> e.getElementsByTagName("title").item(0).getTextContent())
        .toList();
  }

  static double number(Element element, String key) {
    return Double.parseDouble(element.getAttribute(key));
  }

  /** Returns the corners of a path, each with x and y. */
  static List<double[]> corners(Element path) {
    List<double[]> corners = new ArrayList<>();
    Matcher matcher = CORNER.matcher(path.getAttribute("d"));
    while (matcher.find()) {
      corners.add(
          new double[] {
            Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2))
          });
    }
    return corners;
  }
}
