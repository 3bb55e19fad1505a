package org.plyscope.view.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JList;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicComponentFinder;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.api.queue.WorkState;
import org.plyscope.api.queue.WorkState.Stage;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.PaperWorkspace;
import org.plyscope.testkit.view.Ui;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.theme.Theme;

/** The view explains what to do, follows a tuning, and offers its actions. */
@NeedsDisplay
class TuningViewIT {
  private static final Path FOLDER = Path.of("kalah-weights");

  private final PaperTunings tunings = new PaperTunings();
  private final PaperQueue queue = new PaperQueue();
  private final OpenedTuning opened = new OpenedTuning();
  private TuningView view;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    shown =
        ViewWindow.of(
            () -> {
              Theme.LIGHT.install(100);
              view =
                  new TuningView(
                      TestLearning.workspace(),
                      queue,
                      tunings,
                      new PaperCharts(),
                      opened,
                      TestLearning.context());
              return List.of(view);
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(760, 520));
  }

  @AfterEach
  void close() {
    if (window != null) {
      shown.close();
      window.cleanUp();
    }
  }

  private void put(Stage stage, int generations) {
    tunings.put(PaperTunings.log(generations, stage == Stage.FINISHED));
    queue.put(PaperQueue.state(FOLDER, WorkState.Kind.TUNING, stage, generations));
  }

  private boolean enabled(String button) {
    JButton found = Find.named(view.component(), "tuning." + button, JButton.class);
    return found.isShowing() && found.isEnabled();
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
    assertThat(window.label("tuning.empty").text()).contains("Press New…");
    put(Stage.RUNNING, 5);
    await("the tuning", () -> view.tables().size() == 3 && enabled("pause"));
    assertThat(GuiActionRunner.execute(this::words)).contains("weights: running.");
    picture("tuning-playing");
    GuiActionRunner.execute(() -> window.tabbedPane("tuning.tabs").target().setSelectedIndex(1));
    picture("tuning-path");
    put(Stage.PAUSED, 6);
    await("the pause", () -> enabled("resume") && enabled("stop"));
    put(Stage.FINISHED, 12);
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
    put(Stage.RUNNING, 2);
    await("the tuning", () -> enabled("pause"));
    GuiActionRunner.execute(() -> window.button("tuning.pause").target().doClick());
    GuiActionRunner.execute(() -> window.button("tuning.report").target().doClick());
    await(
        "both",
        () -> queue.asked.contains("pause " + FOLDER) && queue.asked.contains("report " + FOLDER));
    GuiActionRunner.execute(() -> view.start(Path.of("file.json")));
    await("the start", () -> tunings.asked.contains("start file.json"));
  }

  @Test
  void flagsOfAFileAreShownBeforeItIsStarted() {
    queue.flags = List.of("-Xint");
    SwingUtilities.invokeLater(() -> view.start(Path.of("file.json")));
    Ui.answer(window.optionPane().buttonWithText("Cancel").target());
    window.robot().waitForIdle();
    assertThat(tunings.asked).isEmpty();
    assertThat(queue.asked).isEmpty();
    SwingUtilities.invokeLater(() -> view.start(Path.of("file.json")));
    Ui.answer(window.optionPane().buttonWithText("Accept and start").target());
    await("the start", () -> tunings.asked.contains("start file.json"));
    assertThat(queue.asked).startsWith("accept [-Xint]");
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

  private JDialog dialog() {
    await("the dialog", () -> Ui.window("dialog.tuning", JDialog.class).isPresent());
    return Ui.window("dialog.tuning", JDialog.class).orElseThrow();
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

  private static boolean canStart(JDialog dialog) {
    return in(dialog, "dialog.ok", JButton.class).isEnabled();
  }

  @Test
  void aTuningIsSetUpInAFormAndStarted() {
    SwingUtilities.invokeLater(() -> window.button("tuning.new").target().doClick());
    JDialog dialog = dialog();
    assertThat(dialog.getWidth()).isGreaterThan(600);
    assertThat(dialog.getHeight()).isGreaterThan(400);
    assertThat(Ui.get(() -> in(dialog, "tuning.problems", JTextComponent.class).getText()))
        .isEqualTo("Tick at least one option to tune.");
    assertThat(Ui.get(() -> canStart(dialog))).isFalse();
    JCheckBox first = in(dialog, "tuning.tune.table", JCheckBox.class);
    Ui.run(first::doClick);
    await("a tuning that can start", () -> canStart(dialog));
    Ui.run(() -> in(dialog, "tuning.name", JTextComponent.class).setText("Mine"));
    Ui.run(() -> in(dialog, "tuning.blocks", JTextComponent.class).setText("7"));
    keep(dialog, "tuning-new");
    JComboBox<?> last = in(dialog, "tuning.keepGames", JComboBox.class);
    assertThat(Ui.get(() -> last.getVisibleRect().isEmpty())).as("far below").isTrue();
    Ui.run(last::requestFocusInWindow);
    await("the field in sight", () -> last.getVisibleRect().height == last.getHeight());
    Ui.run(() -> in(dialog, "dialog.ok", JButton.class).doClick());
    await("the start", () -> tunings.asked.size() == 1);
    assertThat(tunings.asked.get(0))
        .contains("\"name\": \"Mine\"")
        .contains("\"blocks\": 7")
        .contains("\"id\": \"kalah\"")
        .contains("\"against\": \"population\"")
        .contains("\"" + first.getName().substring("tuning.tune.".length()) + "\": {");
  }

  /** From the empty view to a tuning that runs: New, one option, Start. */
  @Test
  void aTuningIsThreeClicksAway() {
    int clicks = 1;
    SwingUtilities.invokeLater(() -> window.button("tuning.new").target().doClick());
    JDialog dialog = dialog();
    clicks += click(in(dialog, "tuning.tune.table", JCheckBox.class));
    await("a tuning that can start", () -> canStart(dialog));
    clicks += click(in(dialog, "dialog.ok", JButton.class));
    await("the start", () -> tunings.asked.size() == 1);
    assertThat(clicks).isEqualTo(3);
  }

  private static int click(AbstractButton button) {
    assertThat(Ui.get(button::isShowing)).as(button.getName()).isTrue();
    Ui.run(button::doClick);
    return 1;
  }

  @Test
  void aSampleFillsTheFormAndKeepsWhatTheFormDoesNotShow() {
    tunings.samples =
        List.of(
            new Tunings.Draft(
                "Sample",
                """
                { "plyscope": 1, "name": "Sample", "notes": "kept",
                  "game": { "id": "kalah", "rules": "standard" },
                  "agents": { "easy": { "use": "random" } },
                  "tune": {
                    "agent": { "use": "alpha-beta", "depth": 3 },
                    "options": { "table": { "from": 1, "to": 9 } } },
                  "against": ["easy"], "blocks": 3,
                  "method": { "use": "genetic", "population": 12 } }
                """,
                Path.of("samples")));
    SwingUtilities.invokeLater(() -> window.button("tuning.new").target().doClick());
    JDialog dialog = dialog();
    Ui.run(() -> in(dialog, "tuning.samples", JComboBox.class).setSelectedIndex(1));
    await("the sample", () -> canStart(dialog));
    assertThat(Ui.get(() -> in(dialog, "tuning.opponents", JList.class).getModel().getSize()))
        .isEqualTo(1);
    assertThat(Ui.get(() -> in(dialog, "tuning.method.population", JTextComponent.class).getText()))
        .isEqualTo("12");
    Ui.run(() -> in(dialog, "dialog.ok", JButton.class).doClick());
    await("the start", () -> tunings.asked.size() == 1);
    assertThat(tunings.asked.get(0))
        .contains("\"notes\": \"kept\"", "\"population\": 12", "\"depth\": 3", "\"easy\"");
  }

  private void picture(String name) {
    window.robot().waitForIdle();
    shown.keepPicture(name);
  }
}
