package org.plyscope.view.scatter.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JComboBox;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.jfree.chart.ChartPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.view.View;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.PaperRun;
import org.plyscope.view.scatter.PaperRuns;

/** The scatter plot in a window: it grows with the run, and clicks select. */
@NeedsDisplay
class ScatterViewIT {
  private final ChartService charts = new ChartService(Catalog.of(List.of()));
  private final PaperRuns runs = new PaperRuns();
  private final PaperRun run = PaperRun.ladder();
  private PaperWorkspace workspace;
  private ScatterView view;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    shown =
        ViewWindow.of(
            () -> {
              Theme.LIGHT.install(100);
              workspace = new PaperWorkspace();
              view = new ScatterView(workspace, runs, charts);
              return List.of(view);
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(900, 650));
  }

  @AfterEach
  void close() {
    if (window != null) {
      shown.close();
      window.cleanUp();
    }
  }

  private int points() {
    return view.tables().isEmpty() ? 0 : view.tables().get(0).rows().size();
  }

  /** Waits until the chart is painted, and returns where an entrant is. */
  private Point place(int entrant) {
    ChartPanel chart = window.robot().finder().findByName("win-rate.chart", ChartPanel.class, true);
    await(
        "the chart to be painted",
        () -> chart.getChartRenderingInfo().getPlotInfo().getDataArea().getWidth() > 100);
    ScatterRequest request = ScatterRequest.of(Cost.MEDIAN_TIME, true);
    ScatterChart scatter = charts.scatter(List.of(run), request);
    return GuiActionRunner.execute(() -> view.onScreen(scatter.points().get(entrant)));
  }

  private ChartPanel chart() {
    return window.robot().finder().findByName("win-rate.chart", ChartPanel.class, true);
  }

  @Test
  void aClickSelectsTheEntrantEverywhereAndAnotherBesideAllPointsSelectsNone() throws Exception {
    assertThat(window.label("win-rate.empty").text()).contains("view Runs");
    runs.show(run);
    await("three points", () -> points() == 3);
    Point fast = place(0);
    window.robot().click(chart(), fast);
    await("the first entrant", () -> runs.focus().equals(RunFocus.of(List.of(0))));

    Point middle = place(1);
    window.robot().click(chart(), new Point(fast.x, (fast.y + middle.y) / 2));
    await("all entrants", () -> runs.focus().equals(RunFocus.ALL));
    for (Theme theme : Theme.values()) {
      picture("win-rate-" + theme, theme, 100);
    }
    picture("win-rate-150", Theme.LIGHT, 150);
  }

  @Test
  void oneRectangleAfterAnotherSelectsWhatIsInItAndNothingZooms() {
    runs.show(run);
    await("three points", () -> points() == 3);
    for (int time = 0; time < 3; time++) {
      Point fast = place(0);
      Point middle = place(1);
      Point slow = place(2);
      draw(around(fast, middle));
      await("the first two", () -> runs.focus().equals(RunFocus.of(List.of(0, 1))));
      draw(around(slow, slow));
      await("the last", () -> runs.focus().equals(RunFocus.of(List.of(2))));
      // From right to left, which would undo a zoom.
      Rectangle back = around(middle, middle);
      drag(
          new Point((int) back.getMaxX(), (int) back.getMaxY()),
          new Point((int) back.getMinX(), (int) back.getMinY()));
      await("the second", () -> runs.focus().equals(RunFocus.of(List.of(1))));
      assertThat(List.of(place(0), place(1), place(2))).containsExactly(fast, middle, slow);
    }
    window.robot().pressKey(KeyEvent.VK_SHIFT);
    draw(around(place(2), place(2)));
    window.robot().releaseKey(KeyEvent.VK_SHIFT);
    await("one more", () -> runs.focus().equals(RunFocus.of(List.of(1, 2))));
  }

  private static Rectangle around(Point one, Point other) {
    Rectangle box = new Rectangle(one);
    box.add(other);
    box.grow(25, 25);
    return box;
  }

  private void draw(Rectangle box) {
    drag(box.getLocation(), new Point((int) box.getMaxX(), (int) box.getMaxY()));
  }

  private void drag(Point from, Point to) {
    window.robot().pressMouse(chart(), from, MouseButton.LEFT_BUTTON);
    window.robot().moveMouse(chart(), new Point((from.x + to.x) / 2, (from.y + to.y) / 2));
    window.robot().moveMouse(chart(), to);
    window.robot().releaseMouse(MouseButton.LEFT_BUTTON);
    window.robot().waitForIdle();
  }

  @Test
  void pointsMoveWhileTheRunIsPlayedAndASecondRunJoins() {
    PaperRun growing = new PaperRun("growing", "Paper", PaperRun.ab(1, "zero"), PaperRun.ab(2, ""));
    runs.add(run);
    runs.show(growing);
    await(
        "nothing yet", () -> window.label("win-rate.empty").text().contains("complete game sets"));
    growing.block(0, 1, 0, 1);
    growing.tell();
    await("two points", () -> points() == 2);
    JComboBox<?> second = window.comboBox("win-rate.second").target();
    GuiActionRunner.execute(() -> second.setSelectedItem(run));
    await("five points", () -> points() == 5);
    await(
        "the names of both",
        () -> "growing and ladder".equals(view.component().getClientProperty(View.SUBJECT)));
    GuiActionRunner.execute(
        () -> window.comboBox("win-rate.cost").target().setSelectedItem(Cost.NORMALISED));
    await("times go up", () -> Double.valueOf(0).equals(view.tables().get(0).rows().get(0).get(4)));
    assertThat(workspace.choices(ScatterView.ID).get("cost")).contains("NORMALISED");
    runs.show(null);
    await("no run", () -> points() == 0);
  }

  private void picture(String name, Theme theme, int percent) {
    GuiActionRunner.execute(() -> theme.install(percent));
    window.robot().waitForIdle();
    shown.keepPicture(name);
  }
}
