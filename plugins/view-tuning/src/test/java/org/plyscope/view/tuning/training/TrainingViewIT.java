package org.plyscope.view.tuning.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicComponentFinder;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.api.queue.WorkState;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.tuning.PaperQueue;
import org.plyscope.view.tuning.TestLearning;

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
                      TestLearning.workspace(),
                      queue,
                      trainings,
                      new ChartService(none),
                      TestLearning.context());
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
    JButton train = Find.named(view.component(), "training.train", JButton.class);
    assertThat(train.isShowing()).as("there is nothing to train").isFalse();
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

  @Test
  void aSampleIsTrainedFromAFormThatProposesAFolder() {
    trainings.samples =
        List.of(
            new Trainings.Draft(
                "Sample",
                new Trainings.Order(
                    TestLearning.rules("kalah"), "a3c:games=50", 4, 10, 20, List.of("random")),
                40));
    // New, the list of samples, the sample, Start.
    int clicks = 1;
    SwingUtilities.invokeLater(() -> window.button("training.new").target().doClick());
    await("the dialog", () -> Ui.window("dialog.training", JDialog.class).isPresent());
    JDialog dialog = Ui.window("dialog.training", JDialog.class).orElseThrow();
    assertThat(dialog.getWidth()).isGreaterThan(600);
    assertThat(dialog.getHeight()).isGreaterThan(400);
    await("a folder", () -> folder(dialog).equals(Path.of("trainings", "kalah").toString()));
    assertThat(Ui.get(() -> in(dialog, "training.samples", JComboBox.class).isShowing())).isTrue();
    Ui.run(() -> in(dialog, "training.samples", JComboBox.class).setSelectedIndex(1));
    clicks += 2;
    await("the sample", () -> in(dialog, "dialog.ok", JButton.class).isEnabled());
    assertThat(Ui.get(() -> in(dialog, "training.trainer.games", JTextComponent.class).getText()))
        .isEqualTo("50");
    keep(dialog, "training-new");
    Ui.run(() -> in(dialog, "dialog.ok", JButton.class).doClick());
    clicks++;
    assertThat(clicks).isEqualTo(4);
    await("the training", () -> trainings.begun.size() == 1 && trainings.trained.getCount() == 0);
    Trainings.Order begun = trainings.begun.get(0);
    assertThat(begun)
        .isEqualTo(
            new Trainings.Order(begun.rules(), "a3c:games=50", 4, 10, 20, List.of("random")));
    assertThat(begun.rules().game().id()).isEqualTo("kalah");
  }

  private static String folder(JDialog dialog) {
    return in(dialog, "training.folder", JTextComponent.class).getText();
  }

  private static void keep(JDialog dialog, String name) {
    ViewWindow.keep(
        Ui.get(
            () -> {
              BufferedImage image =
                  new BufferedImage(
                      dialog.getWidth(), dialog.getHeight(), BufferedImage.TYPE_INT_RGB);
              dialog.paint(image.getGraphics());
              return image;
            }),
        name);
  }

  private static <T extends Component> T in(JDialog dialog, String name, Class<T> type) {
    return BasicComponentFinder.finderWithCurrentAwtHierarchy().findByName(dialog, name, type);
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
