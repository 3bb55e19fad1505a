package org.plyscope.view.tuning.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.queue.WorkState;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.tuning.PaperQueue;

/** The curves follow the folder, and the window trains. */
@NeedsDisplay
class TrainingViewIT {
  private final PaperTrainings trainings = new PaperTrainings(0);
  private final PaperQueue queue = new PaperQueue();
  private TrainingView view;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    shown =
        ViewWindow.of(
            () -> {
              Theme.DARK.install(100);
              Catalog none = Catalog.of(List.of());
              view =
                  new TrainingView(
                      new PaperWorkspace(), queue, trainings, new ChartService(none), none);
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

  @Test
  void curvesGrowWhileATrainingRuns() throws Exception {
    assertThat(window.button("training.train").target().isEnabled()).isFalse();
    queue.show(Path.of("none"));
    await("problem", () -> text("training.empty").contains("no training in"));
    queue.put(
        PaperQueue.state(Path.of("some"), WorkState.Kind.TRAINING, WorkState.Stage.STOPPED, 1));
    queue.show(Path.of("some"));
    await("no lesson", () -> text("training.empty").contains("appear with the first one"));
    trainings.grow(60);
    await("lessons", () -> view.tables().size() == 6);
    picture("training-dark");
    int before = view.tables().get(0).rows().size();
    trainings.grow(90);
    await("more", () -> view.tables().get(0).rows().size() > before);
    GuiActionRunner.execute(() -> window.comboBox("training.kind").target().setSelectedIndex(1));
    GuiActionRunner.execute(
        () -> {
          Theme.LIGHT.install(100);
          SwingUtilities.updateComponentTreeUI(window.target());
        });
    picture("training-light");
    GuiActionRunner.execute(() -> window.spinner("training.lessons").target().setValue(120));
    GuiActionRunner.execute(() -> window.button("training.train").target().doClick());
    assertThat(trainings.trained.await(60, TimeUnit.SECONDS)).isTrue();
    await("trained", () -> view.tables().get(0).rows().size() == 24);
  }

  private String text(String name) {
    StringBuilder text = new StringBuilder();
    collect(window.robot().finder().findByName(name), text);
    return text.toString();
  }

  private static void collect(Component part, StringBuilder text) {
    if (part instanceof JLabel label) {
      text.append(label.getText()).append(' ');
    } else if (part instanceof JTextComponent field) {
      text.append(field.getText()).append(' ');
    } else if (part instanceof Container parent) {
      for (Component child : parent.getComponents()) {
        collect(child, text);
      }
    }
  }

  private void picture(String name) {
    window.robot().waitForIdle();
    shown.keepPicture(name);
  }
}
