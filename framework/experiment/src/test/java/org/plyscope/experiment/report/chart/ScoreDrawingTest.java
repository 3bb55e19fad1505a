package org.plyscope.experiment.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.chart.RunCharts;
import org.plyscope.experiment.chart.SummedRun;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.PaperRun;
import org.plyscope.experiment.results.RunSummary;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The drawing itself, as a browser reads it. */
class ScoreDrawingTest {
  private static final Grid GRID =
      new Grid(
          "Depth against iterations",
          "Score of the row.",
          "depth",
          "iterations",
          List.of("2", "4"),
          List.of("100", "1000", "10000"),
          List.of(
              List.of(cell(0, 0), cell(0, 1), cell(0, 2)),
              List.of(cell(1, 0), cell(1, 1), cell(1, 2))));

  private static Estimate score(double value) {
    return new Estimate(value, value - .05, value + .05, 40, "");
  }

  /** Depth 2 loses more and more, depth 4 wins, and one cell was not played. */
  private static Estimate cell(int row, int column) {
    double[][] scores = {{.5, .2, .02}, {.97, .6, Double.NaN}};
    return Double.isNaN(scores[row][column])
        ? Estimate.unknown("no games")
        : score(scores[row][column]);
  }

  private static Document read(Object svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg.toString())));
  }

  private static List<Element> all(Document drawing, String tag, String kind) {
    NodeList nodes = drawing.getElementsByTagName(tag);
    return IntStream.range(0, nodes.getLength())
        .mapToObj(i -> (Element) nodes.item(i))
        .filter(e -> List.of(e.getAttribute("class").split(" ", -1)).contains(kind))
        .toList();
  }

  private static List<String> texts(List<Element> elements) {
    return elements.stream().map(e -> e.getTextContent().strip()).toList();
  }

  @Test
  void anOptionAgainstAnotherIsAMapWithItsAxes() throws Exception {
    Document drawing = read(Drawing.of(RunCharts.grid(GRID)));
    assertThat(texts(all(drawing, "text", "name")))
        .containsExactlyInAnyOrder("iterations", "depth", "2", "4");
    assertThat(texts(all(drawing, "text", "tick"))).containsExactly("100", "1000", "10000");
    assertThat(texts(all(drawing, "text", "value")))
        .containsExactly("50.0", "20.0", "2.0", "97.0", "60.0");
    assertThat(all(drawing, "rect", "none")).as("what was not played").hasSize(1);
    assertThat(drawing.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("Depth against iterations");
  }

  @Test
  void coloursSayOnWhichSideOfOneHalfAScoreIsAndHowFar() throws Exception {
    Document drawing = read(Drawing.of(RunCharts.grid(GRID)));
    assertThat(all(drawing, "g", "heat"))
        .extracting(e -> e.getAttribute("class"))
        .containsExactly("heat h0", "heat hm3", "heat hm5", "heat hp5", "heat hp1");
    assertThat(texts(all(drawing, "g", "heat")).get(1))
        .contains("2 against 1000: 20.0 % [15.0, 25.0] in 40 game sets");
  }

  @Test
  void cellsLieBesideEachOtherInsideTheDrawing() throws Exception {
    PaperRun run = PaperRun.of(40);
    for (int i = 1; i < 40; i++) {
      run.block(0, i, 1, 0, i);
    }
    RunCharts charts = new RunCharts(new SummedRun(run, RunSummary.of(run)));
    Document drawing = read(Drawing.of(charts.cross()));
    String[] box = drawing.getDocumentElement().getAttribute("viewBox").split(" ", -1);
    List<double[]> cells = new ArrayList<>();
    for (Element rect : all(drawing, "rect", "cell")) {
      double[] cell = new double[4];
      String[] keys = {"x", "y", "width", "height"};
      for (int i = 0; i < 4; i++) {
        cell[i] = Double.parseDouble(rect.getAttribute(keys[i]));
      }
      assertThat(cell[0] + cell[2]).isLessThanOrEqualTo(Double.parseDouble(box[2]));
      assertThat(cell[1] + cell[3]).isLessThanOrEqualTo(Double.parseDouble(box[3]));
      assertThat(cells)
          .noneMatch(
              other ->
                  other[0] < cell[0] + cell[2]
                      && cell[0] < other[0] + other[2]
                      && other[1] < cell[1] + cell[3]
                      && cell[1] < other[1] + other[3]);
      cells.add(cell);
    }
    assertThat(cells).as("no agent meets itself").hasSize(40 * 39);
  }
}
