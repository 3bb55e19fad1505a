package org.plyscope.workbench.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.ui.chart.BarChart;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.dock.OpenView;

class ExportModelTest {
  @TempDir Path folder;

  @BeforeAll
  static void colours() throws Exception {
    SwingUtilities.invokeAndWait(() -> Theme.LIGHT.install(100));
  }

  private final OpenView plain = new OpenView("plain", "Plain view", new Data(List.of()));
  private final OpenView data =
      new OpenView(
          "data", "Nodes per ply", new Data(List.of(table("plies", 3), table("Best moves", 2))));

  @Test
  void proposesANameAndFollowsTheFormat() {
    ExportModel model = model(plain, ExportFormat.SVG);
    assertThat(model.name()).isEqualTo("plain-view-chinese-checkers-ulfhake-midgame.svg");
    model.choose(data);
    model.choose(ExportFormat.CSV);
    assertThat(model.name()).isEqualTo("nodes-per-ply-chinese-checkers-ulfhake-midgame.csv");
    model.name("figure 3.csv");
    model.choose(ExportFormat.PNG);
    assertThat(model.name()).isEqualTo("figure 3.png");
  }

  @Test
  void aViewThatIsNotAboutThePositionNamesItsOwnSubject() {
    OpenView run = new OpenView("run", "Win rate", new Data(List.of()));
    run.view().component().putClientProperty(View.SUBJECT, "Kalah: a run");
    ExportModel model = model(plain, ExportFormat.PNG);
    String standard = model.caption();
    model.choose(run);
    assertThat(model.name()).isEqualTo("win-rate-kalah-a-run.png");
    assertThat(model.caption()).isEqualTo("Kalah: a run.");
    model.choose(plain);
    assertThat(model.caption()).isEqualTo(standard);
    model.figure(model.figure(), "My own words.");
    model.choose(run);
    assertThat(model.caption()).isEqualTo("My own words.");
  }

  @Test
  void tablesAreOfferedWhereThereAreSome() {
    ExportModel model = model(data, ExportFormat.JSON);
    assertThat(model.format()).isEqualTo(ExportFormat.JSON);
    model.choose(plain);
    assertThat(model.formats())
        .containsExactly(ExportFormat.PNG, ExportFormat.SVG, ExportFormat.PDF);
    assertThat(model.format()).isEqualTo(ExportFormat.PNG);
  }

  @Test
  void aNameIsCompletedAndChecked() {
    ExportModel model = model(plain, ExportFormat.PNG);
    model.name("tree");
    assertThat(model.file()).isEqualTo(folder.resolve("tree.png"));
    model.name(" ");
    assertThatThrownBy(model::file).isInstanceOf(InputException.class);
    model.name("/");
    assertThatThrownBy(model::file).hasMessageContaining("is a folder");
    model.name("no/such/tree.png");
    assertThatThrownBy(model::file).hasMessageContaining("There is no folder");
  }

  @Test
  void theFolderIsTheOneTheFileGoesTo() throws Exception {
    ExportModel model = model(plain, ExportFormat.PNG);
    assertThat(model.folder()).isEqualTo(folder);
    Path other = Files.createDirectory(folder.resolve("figures"));
    model.name(other.resolve("tree.png").toString());
    assertThat(model.file().getParent()).isEqualTo(other);
    assertThat(model.folder()).isEqualTo(other);
    assertThat(model.memory().place()).isEqualTo(other);
    model.name("figures/tree");
    assertThat(model.folder()).isEqualTo(model.file().getParent()).isEqualTo(other);
    model.name("");
    assertThat(model.folder()).as("nothing to go by").isNotNull();
  }

  @Test
  void aFigureIsAsTheUserSays() {
    ExportModel model = model(plain, ExportFormat.PDF);
    assertThat(model.style().width().millimetres()).isEqualTo(170);
    assertThat(model.style().caption()).as("not asked for").isEmpty();
    model.figure(
        new FigureChoice(true, true, "345 pt (LaTeX text width)", " ", true, true), "Fig.");
    assertThat(model.style().width().toString()).isEqualTo("345 pt");
    assertThat(model.style().high()).isEmpty();
    assertThat(model.style().caption()).isEqualTo("Fig.");
    assertThat(model.memory().figure()).isEqualTo(model.figure());
    model.figure(new FigureChoice(false, false, FigureChoice.SCREEN, "", false, true), "");
    assertThat(model.style().wide()).isEmpty();
    model.figure(new FigureChoice(false, false, "wide", "", false, true), "");
    assertThatThrownBy(model::targets).hasMessageContaining("'wide' is no length");
    model.figure(new FigureChoice(false, false, "9 km", "", false, true), "");
    assertThatThrownBy(model::targets).isInstanceOf(InputException.class);
  }

  @Test
  void chartsBecomeTexWithTheirNumbersBeside() throws Exception {
    BarChart bars = new BarChart("Ply", "Nodes");
    bars.show(1, 20, 300);
    OpenView chart = new OpenView("chart", "Bars", () -> bars);
    ExportModel model = model(chart, ExportFormat.TEX);
    assertThat(model.format()).isEqualTo(ExportFormat.TEX);
    model.name("figure.tex");
    for (ExportFile file : Exporter.files(model)) {
      file.write(() -> false);
    }
    assertThat(model.targets())
        .containsExactly(folder.resolve("figure.tex"), folder.resolve("figure.csv"));
    assertThat(folder.resolve("figure.csv")).hasContent("x,nodes\n0,1\n1,20\n2,300\n");
    assertThat(folder.resolve("figure.tex"))
        .content()
        .contains("width=17cm", "ymode=log", "{figure.csv}");
    model.choose(plain);
    assertThat(model.formats()).doesNotContain(ExportFormat.TEX);
  }

  @Test
  void everyTableGetsItsCsvFile() throws Exception {
    ExportModel model = model(data, ExportFormat.CSV);
    model.name("x.csv");
    for (ExportFile file : Exporter.files(model)) {
      file.write(() -> false);
    }
    assertThat(model.targets())
        .containsExactly(folder.resolve("x-plies.csv"), folder.resolve("x-best-moves.csv"));
    assertThat(folder.resolve("x-plies.csv")).content().hasLineCount(4);
    assertThat(folder.resolve("x-best-moves.csv")).content().hasLineCount(3);
    model.table(1);
    assertThat(Exporter.files(model))
        .extracting(ExportFile::file)
        .containsExactly(folder.resolve("x.csv"));
  }

  @Test
  void aCancelledFileIsNotThere() throws Exception {
    ExportFile file =
        new ExportFile(folder.resolve("big.csv"), out -> out.write(new byte[1 << 20]));
    assertThatThrownBy(() -> file.write(() -> true)).isInstanceOf(InterruptedException.class);
    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  private ExportModel model(OpenView view, ExportFormat format) {
    return new ExportModel(
        "Chinese Checkers, Ulfhake – Midgame",
        "Midgame.",
        new ExportMemory(folder.toString(), format, FigureChoice.STANDARD),
        view);
  }

  private static DataTable table(String name, int rows) {
    return new DataTable(
        name, List.of("n"), List.copyOf(java.util.Collections.nCopies(rows, List.of((Object) 1))));
  }

  private record Data(List<DataTable> tables, JComponent component) implements View {
    private Data(List<DataTable> tables) {
      this(tables, new JLabel());
    }
  }
}
