package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.cli.CliHarness.Output;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.Length;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;

class ExportOptionsTest {
  @TempDir Path folder;

  private static final FigureStyle DARK = new FigureStyle(true, false, null, null, "", false);

  private final CliHarness cli = new CliHarness();
  private final List<ViewExports.Request> requests = new ArrayList<>();

  @BeforeEach
  void offerViews() {
    cli.exports =
        new ViewExports() {
          @Override
          public List<String> views() {
            return List.of("board", "result", "search-tree");
          }

          @Override
          public void export(Request request, SearchOutcome outcome) {
            assertThat(outcome.trace()).isPresent();
            requests.add(request);
          }

          @Override
          public void export(Request request, Comparison comparison) {
            throw new UnsupportedOperationException();
          }
        };
  }

  @Test
  void aFileNamesItsFormatAndPerhapsItsView() {
    Output output =
        run(
            "--export=" + folder.resolve("tree.svg"),
            "--export=result/plies:" + folder.resolve("plies.csv"),
            "--export=board:" + folder.resolve("Board.PNG"),
            "--export=" + folder.resolve("all.json"),
            "--size=640x480",
            "--theme=dark");
    assertThat(output.err()).isEmpty();
    assertThat(output.out()).contains("Export    " + folder.resolve("tree.svg"));
    assertThat(requests)
        .containsExactly(
            request("search-tree", "", "tree.svg", ExportFormat.SVG),
            request("result", "plies", "plies.csv", ExportFormat.CSV),
            request("board", "", "Board.PNG", ExportFormat.PNG),
            request("result", "", "all.json", ExportFormat.JSON));
  }

  @Test
  void figuresHaveAWidthAndACaption() {
    run("--width=8.5cm", "--caption=Figure 3.", "--export=" + folder.resolve("tree.pdf"));
    run(
        "--width=345pt",
        "--caption",
        "--ground=transparent",
        "--export=" + folder.resolve("b.svg"));
    assertThat(requests)
        .extracting(ViewExports.Request::style)
        .containsExactly(
            new FigureStyle(false, false, Length.parse("8.5cm"), null, "Figure 3.", true),
            new FigureStyle(false, true, Length.parse("345pt"), null, ViewExports.AUTOMATIC, true));
    assertThat(requests.get(0).format()).isEqualTo(ExportFormat.PDF);
  }

  @Test
  void oneViewServesForAllThatNameNone() {
    run("--view=board", "--export=" + folder.resolve("a.png"));
    assertThat(requests).extracting(ViewExports.Request::view).containsExactly("board");
  }

  @Test
  void whatIsWrongIsOneSentenceBeforeTheSearch() {
    check("must end with .png", "--export=" + folder.resolve("tree.gif"));
    check("there is no such folder", "--export=" + folder.resolve("no/tree.png"));
    check("search-tree", "--export=serch-tree:" + folder.resolve("x.svg"));
    check("must be two numbers", "--size=big", "--export=" + folder.resolve("x.svg"));
    check("from 50 to 8000", "--size=9x900", "--export=" + folder.resolve("x.svg"));
    check("light or dark", "--theme=pink", "--export=" + folder.resolve("x.svg"));
    check("is no length", "--width=wide", "--export=" + folder.resolve("x.svg"));
    check("plain or transparent", "--ground=red", "--export=" + folder.resolve("x.svg"));
    check("needs a --width", "--height=3cm", "--export=" + folder.resolve("x.svg"));
    cli.exports = null;
    check("no views", "--export=" + folder.resolve("x.svg"));
    assertThat(requests).isEmpty();
  }

  private void check(String part, String... options) {
    Output output = run(options);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip()).hasLineCount(1).contains(part).endsWith(".");
  }

  private Output run(String... options) {
    List<String> args =
        new ArrayList<>(
            List.of("analyse", "--game", "countdown", "--agent", "take-most", "--depth", "1"));
    args.addAll(List.of(options));
    return cli.run(args.toArray(String[]::new));
  }

  private ViewExports.Request request(String view, String table, String file, ExportFormat format) {
    return new ViewExports.Request(view, table, folder.resolve(file), format, 640, 480, DARK);
  }
}
