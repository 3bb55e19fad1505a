package org.plyscope.view.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicComponentFinder;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.TuningState.Stage;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.Ui;
import org.plyscope.ui.theme.Theme;

/** The view says what to do, follows a tuning, and offers what can be done with it. */
@NeedsDisplay
class TuningViewIT {
  private static final Path FOLDER = Path.of("kalah-weights");

  private final PaperTunings tunings = new PaperTunings();
  private final OpenedTuning opened = new OpenedTuning();
  private TuningView view;
  private FrameFixture window;

  @BeforeEach
  void open() {
    JFrame frame =
        GuiActionRunner.execute(
            () -> {
              Theme.LIGHT.install(100);
              view = new TuningView(new PaperWorkspace(), tunings, opened);
              JFrame made = new JFrame();
              made.add(view.component());
              return made;
            });
    window = new FrameFixture(frame);
    window.show(new Dimension(760, 520));
  }

  @AfterEach
  void close() {
    if (window != null) {
      GuiActionRunner.execute(view::close);
      window.cleanUp();
    }
  }

  private boolean enabled(String button) {
    return window.button("tuning." + button).target().isEnabled();
  }

  private String outcome() {
    return BasicComponentFinder.finderWithCurrentAwtHierarchy()
        .findByName(view.component(), "tuning.outcome", JTextComponent.class)
        .getText();
  }

  private String words() {
    return window.textBox("tuning.words").target().getText();
  }

  @Test
  void aTuningIsFollowedFromTheEmptyViewToItsResult() throws Exception {
    assertThat(window.label("tuning.empty").text()).contains("Press Start…");
    tunings.show(PaperTunings.state(FOLDER, Stage.PLAYING, 5));
    await("the tuning", () -> view.tables().size() == 3 && enabled("pause"));
    assertThat(GuiActionRunner.execute(this::words)).contains("Playing.");
    picture("tuning-playing");
    tunings.show(PaperTunings.state(FOLDER, Stage.PAUSED, 6));
    await("the pause", () -> enabled("resume") && enabled("stop"));
    tunings.show(PaperTunings.state(FOLDER, Stage.FINISHED, 12));
    await("the result", () -> enabled("preset") && outcome().contains("It scores 60.0 %"));
    GuiActionRunner.execute(() -> window.tabbedPane("tuning.tabs").target().setSelectedIndex(2));
    assertThat(
            GuiActionRunner.execute(
                () -> window.table("tuning.generations").target().getRowCount()))
        .isEqualTo(12);
    picture("tuning-generations");
  }

  @Test
  void whatIsPressedIsDone() {
    tunings.show(PaperTunings.state(FOLDER, Stage.PLAYING, 2));
    await("the tuning", () -> enabled("pause"));
    GuiActionRunner.execute(() -> window.button("tuning.pause").target().doClick());
    GuiActionRunner.execute(() -> window.button("tuning.report").target().doClick());
    await(
        "both",
        () ->
            tunings.asked.contains("pause " + FOLDER)
                && tunings.asked.contains("report " + FOLDER));
    GuiActionRunner.execute(() -> view.start(Path.of("file.json")));
    await("the start", () -> tunings.asked.contains("start file.json"));
  }

  @Test
  void flagsOfAFileAreShownBeforeItIsStarted() {
    tunings.flags = List.of("-Xint");
    SwingUtilities.invokeLater(() -> view.start(Path.of("file.json")));
    Ui.answer(window.optionPane().cancelButton().target());
    window.robot().waitForIdle();
    assertThat(tunings.asked).isEmpty();
    SwingUtilities.invokeLater(() -> view.start(Path.of("file.json")));
    Ui.answer(window.optionPane().okButton().target());
    await("the start", () -> tunings.asked.contains("start file.json"));
    assertThat(tunings.asked).startsWith("accept [-Xint]");
  }

  @Test
  void aFileThatWasOpenedIsOfferedAndStarted() throws Exception {
    TuningOpener opener = new TuningOpener(tunings, opened);
    PaperWorkspace workspace = new PaperWorkspace();
    Path file = Path.of("my-weights.plyscope.json").toAbsolutePath();
    assertThat(opener.recognises(file)).isTrue();
    assertThat(opener.recognises(Path.of("match.plyscope.json"))).isFalse();
    Consumer<Workspace> shown = opener.open(file, workspace).run(JobMonitor.NONE);
    GuiActionRunner.execute(() -> shown.accept(workspace));
    await("the offer", () -> window.label("tuning.waiting").target().isShowing());
    assertThat(window.label("tuning.waiting").text())
        .isEqualTo("my-weights.plyscope.json can be started.");
    GuiActionRunner.execute(() -> window.button("tuning.start-opened").target().doClick());
    await("the start", () -> tunings.asked.contains("start " + file));
    await("no offer", () -> opened.file().isEmpty());
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
