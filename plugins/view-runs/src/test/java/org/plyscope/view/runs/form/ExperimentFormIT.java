package org.plyscope.view.runs.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.testkit.view.Ui.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Find;
import org.plyscope.testkit.view.Ui;
import org.plyscope.testkit.view.ViewWindow;
import org.plyscope.ui.form.field.Choice;
import org.plyscope.ui.text.TextUndo;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.runs.TestLab;
import org.plyscope.view.runs.TestWorkspace;
import org.plyscope.view.runs.draft.Draft;

/** The form of an experiment, used with the keyboard. */
@NeedsDisplay
class ExperimentFormIT {
  @TempDir Path home;
  private TestLab lab;
  private TestWorkspace workspace;
  private Draft draft;
  private ViewWindow shown;
  private FrameFixture window;

  @BeforeEach
  void open() {
    lab = new TestLab(home);
    draft = new Draft(lab.context());
    draft.open(TestLab.TEXT, null);
    show(
        () -> {
          Theme.LIGHT.install(100);
          TextUndo.install();
          workspace = new TestWorkspace();
        });
  }

  /** Shows the form in a small window, as wide as that of a student. */
  private void show(Runnable before) {
    shown =
        ViewWindow.of(
            () -> {
              before.run();
              return List.of(new ExperimentView(workspace, lab.context(), draft));
            });
    window = new FrameFixture(shown.frame());
    window.show(new Dimension(1280, 720));
    await("the plan", () -> find("experiment.start", JButton.class).isEnabled());
  }

  @AfterEach
  void close() {
    shown.close();
    window.cleanUp();
    lab.close();
  }

  @Test
  void typingNeitherDeletesNorRenamesAnAgent() {
    select("random");
    String before = draft.text();
    retype("experiment.agent-name", "greedy");
    assertThat(draft.text()).as("while typing").isEqualTo(before);
    press(KeyEvent.VK_ENTER);
    assertThat(draft.readable().agents()).containsExactly("ab{depth}", "greedy");

    JComboBox<?> agent = find("experiment.agents.greedy.use", JComboBox.class);
    assertThat(agent.isEditable()).isFalse();
    Ui.run(() -> agent.setSelectedItem(choice(agent, "first-move")));
    assertThat(draft.readable().use("greedy")).isEqualTo("first-move");
    assertThat(find("experiment.agents", JTable.class).getValueAt(1, 1))
        .as("by its name")
        .isEqualTo("First move");

    select("ab{depth}");
    retype("experiment.agents.ab{depth}.depth", "4");
    assertThat(draft.readable().agents()).containsExactly("ab{depth}", "greedy");
    press(KeyEvent.VK_TAB);
    assertThat(draft.readable().field("agents", "ab{depth}", "depth")).isEqualTo("4");
    assertThat(draft.readable().agents()).containsExactly("ab{depth}", "greedy");
  }

  @Test
  void everyFieldCanBeTypedIntoClearedAndUndone() {
    // Each step below is awaited, so the robot need not pause after each of many keys.
    window.robot().settings().eventPostingDelay(5);
    window.robot().settings().delayBetweenEvents(5);
    unfold();
    String before = draft.text();
    List<String> names = names(JTextField.class);
    assertThat(names).hasSizeGreaterThan(20);
    for (String name : names) {
      retype(name, "7");
      undo();
      await("undone in " + name, () -> !find(name, JTextField.class).getText().equals("7"));
      assertThat(draft.text()).as("typed into " + name).isEqualTo(before);
      retype(name, "7");
      press(KeyEvent.VK_ENTER);
      await("changed " + name, () -> !draft.text().equals(before));
      undo();
      await("undone " + name, () -> draft.text().equals(before));
      retype(name, "");
      press(KeyEvent.VK_ENTER);
      assertThat(draft.readable().agents()).as("cleared " + name).hasSize(2);
      while (!draft.text().equals(before)) {
        String now = draft.text();
        undo();
        await("undone " + name, () -> !draft.text().equals(now));
      }
    }
    for (String name : names(JComboBox.class)) {
      int count = find(name, JComboBox.class).getItemCount();
      for (int i = 0; i < count; i++) {
        JComboBox<?> box = find(name, JComboBox.class);
        int chosen = i;
        if (!Choice.OTHER.equals(box.getItemAt(i))) {
          Ui.run(() -> box.setSelectedIndex(chosen));
          if (!draft.text().equals(before)) {
            focus(find("experiment.agents", JTable.class));
            undo();
            await(name + " " + i + " is undone", () -> draft.text().equals(before));
          }
        }
      }
    }
  }

  @Test
  void structureIsUndoneAndRedone() {
    String before = draft.text();
    select("random");
    Ui.run(() -> find("experiment.agent-remove", JButton.class).doClick());
    String less = draft.text();
    assertThat(draft.readable().agents()).containsExactly("ab{depth}");
    focus(find("experiment.agents", JTable.class));
    undo();
    assertThat(draft.text()).isEqualTo(before);
    control(KeyEvent.VK_Y);
    assertThat(draft.text()).isEqualTo(less);
    undo();

    Ui.run(() -> find("experiment.as-text", JCheckBox.class).doClick());
    JTextArea text = find("experiment.text", JTextArea.class);
    focus(text);
    control(KeyEvent.VK_END);
    window.robot().enterText("xyz");
    assertThat(draft.problem()).isNotEmpty();
    undo();
    assertThat(draft.text()).isEqualTo(before);
  }

  @Test
  void aDraftIsThereAgainInTheNextSession() throws IOException {
    Path file = Files.writeString(home.resolve("mine.plyscope.json"), TestLab.TEXT);
    Ui.run(() -> draft.open(TestLab.TEXT, file));
    retype("experiment.blocks", "5");
    shown.close();
    window.cleanUp();

    draft = new Draft(lab.context());
    show(() -> {});
    assertThat(draft.readable().field("blocks")).as("also what was being typed").isEqualTo("5");
    assertThat(draft.readable().field("name")).isEqualTo("Three of them");
    assertThat(draft.file()).contains(file);
    assertThat(draft.isChanged()).isTrue();
    assertThat(find("experiment.recent", JButton.class).isEnabled()).isTrue();
  }

  @Test
  void aNewExperimentHasTheGameOfTheBoardAndNoAgents() {
    Ui.run(() -> find("experiment.new", JButton.class).doClick());
    assertThat(draft.readable().agents()).isEmpty();
    assertThat(draft.readable().field("game", "id")).isEqualTo("tic-tac-toe");
    await("not ready", () -> !find("experiment.start", JButton.class).isEnabled());
    undo();
  }

  @Test
  void fromNothingToTheChartOfFourAgentsTenClicksAreEnough() {
    int clicks = click("experiment.new");
    for (String agent : List.of("random", "first-move", "random", "first-move")) {
      clicks += click("experiment.agent-add");
      JPopupMenu menu =
          Ui.get(() -> (JPopupMenu) MenuSelectionManager.defaultManager().getSelectedPath()[0]);
      Ui.run(() -> Find.named(menu, "experiment.add." + agent, JMenuItem.class).doClick());
      clicks++;
    }
    assertThat(draft.readable().agents()).hasSize(4);
    await("it can be started", () -> find("experiment.start", JButton.class).isEnabled());
    clicks += click("experiment.start");
    await("the run", () -> lab.context().runs().shown().isPresent());
    await("the chart", () -> workspace.executed().contains("view.show.win-rate"));
    assertThat(clicks).isEqualTo(10);
    lab.context().queue().halt(lab.context().queue().queued().get(0));
  }

  /** Clicks a button that is in sight. */
  private int click(String name) {
    JButton button = find(name, JButton.class);
    assertThat(button.isShowing() && button.isEnabled()).as(name).isTrue();
    Ui.run(button::doClick);
    return 1;
  }

  @Test
  void inheritedValuesAreShownInGreyAndCopiedWhenTheyAreChanged() throws IOException {
    Files.writeString(home.resolve("base.plyscope.json"), TestLab.TEXT);
    String variant = "{ \"plyscope\": 1, \"from\": \"base.plyscope.json\", \"seed\": 5 }";
    Ui.run(() -> draft.open(variant, home.resolve("variant.plyscope.json")));
    await("the agents", () -> find("experiment.agents", JTable.class).getRowCount() == 2);
    JTextField name = find("experiment.name", JTextField.class);
    assertThat(name.getText()).isEmpty();
    assertThat(name.getClientProperty("JTextField.placeholderText")).isEqualTo("Three of them");
    assertThat(find("experiment.seed", JTextField.class).getText()).isEqualTo("5");

    retype("experiment.openings.count", "9");
    press(KeyEvent.VK_ENTER);
    assertThat(draft.readable().fields("openings")).containsEntry("randomPlies", "1");
    assertThat(draft.readable().has("agents")).isFalse();
  }

  @Test
  void warningsAndProblemsStandWhereTheyAreSeen() {
    retype("experiment.blocks", "3000");
    press(KeyEvent.VK_ENTER);
    JTextComponent warnings = find("experiment.warnings", JTextComponent.class);
    await("the warning", () -> warnings.getText().contains("but only 2 differ"));
    assertThat(warnings.getForeground()).isEqualTo(Theme.color("warning"));
    assertThat(warnings.getVisibleRect().height).isEqualTo(warnings.getHeight());
    retype("experiment.blocks", "many");
    press(KeyEvent.VK_ENTER);
    JComponent field = find("experiment.blocks", JTextField.class);
    await("the mark", () -> "error".equals(field.getClientProperty("JComponent.outline")));
    JTextComponent below =
        Find.named(field.getParent(), "experiment.problem", JTextComponent.class);
    assertThat(below.getText())
        .startsWith("Openings per pairing is 'many'; it must be a whole number");
    assertThat(below.getForeground()).isEqualTo(Theme.color("error"));
  }

  @Test
  void fourAgentsAndThePlanAreInSightInASmallWindow() {
    Ui.run(() -> draft.edit("agents", t -> t.withAgent("first-move").withAgent("alpha-beta")));
    JTable agents = find("experiment.agents", JTable.class);
    await("four agents", () -> agents.getRowCount() == 4);
    await("rows", () -> agents.getVisibleRect().height >= 4 * agents.getRowHeight());
    for (String name : List.of("experiment.start", "experiment.plan", "experiment.blocks")) {
      JComponent part = find(name, JComponent.class);
      await("all of " + name, () -> part.getVisibleRect().getSize().equals(part.getSize()));
    }
  }

  private static Object choice(JComboBox<?> box, String value) {
    for (int i = 0; i < box.getItemCount(); i++) {
      if (box.getItemAt(i) instanceof Choice choice && choice.value().equals(value)) {
        return choice;
      }
    }
    throw new AssertionError(value);
  }

  private void unfold() {
    for (String title :
        List.of("Default limits", "Stop early", "Worker processes", "More options")) {
      JButton fold = find("experiment.fold." + title, JButton.class);
      Ui.run(fold::doClick);
    }
    window.robot().waitForIdle();
  }

  private void select(String agent) {
    JTable agents = find("experiment.agents", JTable.class);
    int row = draft.readable().agents().indexOf(agent);
    Ui.run(() -> agents.setRowSelectionInterval(row, row));
  }

  private <T extends Component> T find(String name, Class<T> type) {
    return Ui.get(() -> Find.named(shown.frame().getContentPane(), name, type));
  }

  /** Returns the names of all controls of a kind that are in the form. */
  private List<String> names(Class<? extends Component> type) {
    return Ui.get(
        () -> {
          List<String> found = new ArrayList<>();
          collect(shown.frame().getContentPane(), type, found);
          return found;
        });
  }

  private static void collect(Container root, Class<?> type, List<String> found) {
    for (Component child : root.getComponents()) {
      if (type.isInstance(child) && child.isShowing() && child.getName() != null) {
        found.add(child.getName());
      } else if (child instanceof Container inner) {
        collect(inner, type, found);
      }
    }
  }

  private void focus(JComponent part) {
    Ui.run(
        () -> {
          part.scrollRectToVisible(part.getBounds());
          part.requestFocusInWindow();
        });
    await("the focus of " + part.getName(), part::isFocusOwner);
  }

  /** Replaces the text of a field, key by key, and does not leave it. */
  private void retype(String name, String text) {
    JTextField field = find(name, JTextField.class);
    focus(field);
    control(KeyEvent.VK_A);
    press(KeyEvent.VK_DELETE);
    window.robot().enterText(text);
    await(name + " is typed", () -> field.getText().equals(text));
  }

  private void control(int key) {
    window.robot().pressKey(KeyEvent.VK_CONTROL);
    window.robot().pressAndReleaseKeys(key);
    window.robot().releaseKey(KeyEvent.VK_CONTROL);
    window.robot().waitForIdle();
  }

  private void press(int key) {
    window.robot().pressAndReleaseKeys(key);
    window.robot().waitForIdle();
  }

  private void undo() {
    control(KeyEvent.VK_Z);
  }
}
