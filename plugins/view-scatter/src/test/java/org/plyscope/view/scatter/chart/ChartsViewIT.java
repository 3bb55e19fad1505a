package org.plyscope.view.scatter.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Dimension;
import java.util.List;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.run.RunFocus;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.PaperRun;
import org.plyscope.view.scatter.PaperRuns;

/** Every chart is drawn for a run that has its data, and is explained for one that has not. */
@NeedsDisplay
class ChartsViewIT {
  private final ChartService charts = new ChartService(Catalog.of(List.of()));
  private final PaperRuns runs = new PaperRuns();
  private ChartsView view;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    shown =
        ViewWindow.of(
            () -> {
              Theme.DARK.install(100);
              view = new ChartsView(new PaperWorkspace(), runs, charts);
              return List.of(view);
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(800, 550));
  }

  @AfterEach
  void close() {
    if (window != null) {
      shown.close();
      window.cleanUp();
    }
  }

  private String first() {
    return view.tables().isEmpty() ? "" : view.tables().get(0).name();
  }

  @Test
  void chartsAreDrawnOrSayWhyNot() throws Exception {
    runs.show(PaperRun.ladder());
    String[] names = {"scores", "sweep", "cross", "lengths"};
    for (int i = 0; i < names.length; i++) {
      int chart = i;
      GuiActionRunner.execute(
          () -> window.comboBox("run-charts.kind").target().setSelectedIndex(chart));
      await(names[i], () -> first().equals(names[chart]));
      picture("chart-" + names[i]);
    }
    GuiActionRunner.execute(
        () -> window.comboBox("run-charts.kind").target().setSelectedItem(RunChart.PROBLEMS));
    await("nothing", () -> view.tables().isEmpty());
    assertThat(window.label("run-charts.empty").text()).contains("choose another");
    runs.show(null);
    await("no run", () -> window.label("run-charts.empty").text().contains("view Runs"));
  }

  @Test
  void everyKindIsShownInBothThemes() {
    for (PaperRun run : List.of(PaperRun.wide(), PaperRun.problemSuite())) {
      runs.show(run);
      for (RunChart kind : RunChart.values()) {
        List<Chart> wanted = charts.run(run, kind, RunFocus.ALL);
        GuiActionRunner.execute(
            () -> window.comboBox("run-charts.kind").target().setSelectedItem(kind));
        if (!wanted.isEmpty()) {
          await(kind.title(), () -> first().equals(wanted.get(0).tables().get(0).name()));
          for (Theme theme : Theme.values()) {
            GuiActionRunner.execute(() -> theme.install(100));
            picture(run.name() + "-" + kind + "-" + theme);
          }
          assertThat(window.textBox("run-charts.caption").text())
              .isEqualTo(wanted.get(0).heading().caption());
        }
      }
    }
  }

  private void picture(String name) {
    window.robot().waitForIdle();
    shown.keepPicture(name);
  }
}
