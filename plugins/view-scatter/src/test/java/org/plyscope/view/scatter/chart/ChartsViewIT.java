package org.plyscope.view.scatter.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.PaperRun;
import org.plyscope.view.scatter.PaperRuns;

/** Every chart is drawn of a run that has it, and says so of one that has not. */
@NeedsDisplay
class ChartsViewIT {
  private final PaperRuns runs = new PaperRuns();
  private ChartsView view;
  private FrameFixture window;

  @BeforeEach
  void open() {
    JFrame frame =
        GuiActionRunner.execute(
            () -> {
              Theme.DARK.install(100);
              view = new ChartsView(new PaperWorkspace(), runs);
              JFrame made = new JFrame();
              made.add(view.component());
              return made;
            });
    window = new FrameFixture(frame);
    window.show(new Dimension(800, 550));
  }

  @AfterEach
  void close() {
    if (window != null) {
      GuiActionRunner.execute(view::close);
      window.cleanUp();
    }
  }

  private String first() {
    return view.tables().isEmpty() ? "" : view.tables().get(0).name();
  }

  @Test
  void chartsAreDrawnOrSayWhyNot() throws Exception {
    runs.show(PaperRun.ladder());
    String[] names = {"scores", "sweep", "matrix", "lengths"};
    for (int i = 0; i < names.length; i++) {
      int chart = i;
      GuiActionRunner.execute(
          () -> window.comboBox("run-charts.kind").target().setSelectedIndex(chart));
      await(names[i], () -> first().equals(names[chart]));
      picture("chart-" + names[i]);
    }
    GuiActionRunner.execute(
        () -> window.comboBox("run-charts.kind").target().setSelectedItem(RunChart.SUITE));
    await("nothing", () -> view.tables().isEmpty());
    assertThat(window.label("run-charts.empty").text()).contains("choose another");
    runs.show(null);
    await("no run", () -> window.label("run-charts.empty").text().contains("view Runs"));
  }

  private void picture(String name) throws Exception {
    window.robot().waitForIdle();
    BufferedImage image =
        GuiActionRunner.execute(
            () -> {
              BufferedImage made =
                  new BufferedImage(
                      view.component().getWidth(),
                      view.component().getHeight(),
                      BufferedImage.TYPE_INT_RGB);
              view.component().printAll(made.getGraphics());
              return made;
            });
    File folder = new File("target/pictures");
    assertThat(folder.isDirectory() || folder.mkdirs()).isTrue();
    assertThat(ImageIO.write(image, "png", new File(folder, name + ".png"))).isTrue();
  }
}
