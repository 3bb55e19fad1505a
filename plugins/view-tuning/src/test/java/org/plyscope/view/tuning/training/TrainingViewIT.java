package org.plyscope.view.tuning.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.ui.theme.Theme;

/** The curves follow the folder, and the window trains. */
@NeedsDisplay
class TrainingViewIT {
  private final PaperTrainings trainings = new PaperTrainings(0);
  private final FollowedTraining followed = new FollowedTraining();
  private TrainingView view;
  private FrameFixture window;

  @BeforeEach
  void open() {
    JFrame frame =
        GuiActionRunner.execute(
            () -> {
              Theme.DARK.install(100);
              view = new TrainingView(new PaperWorkspace(), trainings, followed);
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

  @Test
  void curvesGrowWhileSomebodyTrains() throws Exception {
    assertThat(window.button("training.train").target().isEnabled()).isFalse();
    followed.follow(Path.of("none"));
    await("problem", () -> text("training.empty").contains("no training in"));
    followed.follow(Path.of("some"));
    await("no lesson", () -> text("training.empty").contains("appear with the first one"));
    trainings.grow(60);
    await("lessons", () -> view.tables().size() == 5);
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
