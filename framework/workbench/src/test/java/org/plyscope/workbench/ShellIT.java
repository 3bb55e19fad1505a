package org.plyscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.Dialogs;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

/** The behaviour of the window around its views. */
@NeedsDisplay
class ShellIT {
  /** Neighbours may cover the empty frame around a button. */
  private static final int FRAME = 4;

  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.open(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void theTitleSaysWhatIsOnTheBoard() {
    assertThat(window.workbench().frame().getTitle()).isEqualTo("Tic-tac-toe – Start – Plyscope");
  }

  @Test
  void aViewFillsTheWindowAndComesBack() {
    window.execute("perspective.analyse");
    JComponent slot = window.find("slot.agents", JComponent.class);
    window.await("it is there", slot::isShowing);
    int before = slot.getWidth();
    doubleClickTab(slot);
    window.await("it fills the window", () -> slot.isShowing() && slot.getWidth() > 2 * before);
    assertThat(window.has("slot.result")).isFalse();
    doubleClickTab(slot);
    window.await("the others are back", () -> Math.abs(slot.getWidth() - before) < 3);
    window.await("also the result", () -> window.has("slot.result"));

    press(slot);
    window.execute("view.fill");
    window.await("by key", () -> slot.getWidth() > 2 * before);
    window.execute("view.fill");
    window.await("and back", () -> window.has("slot.result"));
  }

  @Test
  void dividersStayWhereTheyWerePut() {
    window.execute("perspective.analyse");
    settle();
    List<Integer> before = dividers();
    assertThat(before).isNotEmpty();
    for (int i = 0; i < 8; i++) {
      window.execute("perspective.play");
      settle();
      window.execute("perspective.analyse");
      settle();
    }
    assertThat(dividers()).isEqualTo(before);
  }

  @Test
  void aProblemIsRedAndStaysUntilSomethingElseIsSaid() {
    window.run(() -> window.workbench().workspace().message("All is well."));
    JLabel message = window.find("status.message", JLabel.class);
    assertThat(message.getIcon()).isNull();
    window.run(
        () ->
            SwingUtilities.invokeLater(
                () -> window.workbench().workspace().open(data.resolve("missing.plytrace"))));
    window.await("it is shown", () -> message.getText().contains("There is no file"));
    assertThat(message.getIcon()).isNotNull();
    assertThat(message.getForeground()).isEqualTo(Theme.color("error"));
    window.run(() -> window.workbench().workspace().message("All is well again."));
    assertThat(message.getIcon()).isNull();
  }

  @Test
  void theViewClickedLastIsExportedReadyForPrint() throws Exception {
    window.execute("view.show.evaluation");
    JComponent evaluation = window.find("slot.evaluation", JComponent.class);
    press(evaluation);
    Path file = data.resolve("figure.pdf");
    JDialog dialog = window.dialog("file.export", "dialog.export");
    assertThat(Dialogs.find(dialog, "export.view", JComboBox.class).getSelectedItem())
        .isEqualTo("Evaluation");
    window.run(
        () -> {
          Dialogs.find(dialog, "export.format", JComboBox.class).setSelectedItem("PDF figure");
          Dialogs.find(dialog, "export.width", JComboBox.class).setSelectedItem("8.5 cm (column)");
          Dialogs.find(dialog, "export.captioned", JCheckBox.class).doClick();
          Dialogs.find(dialog, "export.caption", JTextArea.class).setText("Figure 1. Evaluation.");
          Dialogs.find(dialog, "export.file", JTextField.class).setText(file.toString());
        });
    Component preview = Dialogs.find(dialog, "export.preview", Component.class);
    assertThat(preview.isShowing()).isTrue();
    Dialogs.screenshot(dialog, "export-figure");
    Dialogs.click(dialog, "dialog.ok");
    window.await("the file is there", () -> Files.exists(file));
    try (PDDocument pdf = Loader.loadPDF(Files.readAllBytes(file))) {
      assertThat(pdf.getPage(0).getMediaBox().getWidth()).isBetween(240f, 242f);
      assertThat(new PDFTextStripper().getText(pdf)).contains("Figure 1. Evaluation.");
    }
    assertThat(evaluation.isShowing()).as("the window is as it was").isTrue();
  }

  /** Content in a scroll pane can be reached; content cut elsewhere is lost. */
  @Test
  void inASmallWindowAndWithLargeTextNoButtonIsCut() {
    window.run(() -> window.workbench().frame().setSize(1280, 800));
    for (int percent : new int[] {100, 150}) {
      window.run(() -> Theme.LIGHT.install(percent));
      for (String perspective : new String[] {"play", "analyse", "compare"}) {
        window.execute("perspective." + perspective);
        settle();
        List<String> cut = new ArrayList<>();
        window.run(
            () -> {
              window.workbench().frame().validate();
              collectCut(window.workbench().frame().getContentPane(), cut);
            });
        assertThat(cut).as("%s at %d %%", perspective, percent).isEmpty();
      }
    }
    window.run(() -> Theme.LIGHT.install(100));
  }

  private static void collectCut(Container part, List<String> cut) {
    for (Component child : part.getComponents()) {
      if (child instanceof AbstractButton button && button.isShowing()) {
        Rectangle seen = button.getVisibleRect();
        boolean scrolled = SwingUtilities.getAncestorOfClass(JScrollPane.class, button) != null;
        int lost = Math.max(button.getWidth() - seen.width, button.getHeight() - seen.height);
        if (!scrolled && lost > FRAME) {
          cut.add(button.getName() + " " + button.getText() + " " + seen + button.getSize());
        }
      } else if (child instanceof Container inner && child.isVisible()) {
        collectCut(inner, cut);
      }
    }
  }

  @Test
  void helpHasKeysAndAGlossary() {
    JDialog help = window.dialog("help.keys", "dialog.help");
    assertThat(texts(help)).contains("F11", "F1").anyMatch(t -> t.startsWith("Export…"));
    window.run(help::dispose);
    JDialog about = window.dialog("help.about", "dialog.about");
    assertThat(texts(about)).anyMatch(t -> t.contains("Log: ")).anyMatch(t -> t.contains("Java"));
    window.click(about, "dialog.ok");
  }

  @Test
  void aProjectKeepsThingsAndOpensThem() throws Exception {
    Path folder = data.resolve("study");
    SwingUtilities.invokeLater(() -> window.workbench().workspace().execute("project.new"));
    JFileChooser chooser = Dialogs.awaitChooser("dialog.project");
    window.run(
        () -> {
          chooser.setSelectedFile(folder.toFile());
          chooser.approveSelection();
        });
    window.await("the project is there", () -> window.has("project.list"));
    assertThat(window.execute("project.keep-position")).isTrue();
    JList<?> list = window.find("project.list", JList.class);
    window.await("it is listed", () -> list.getModel().getSize() == 1);
    String start = window.selection().position();
    window.run(
        () -> {
          list.setSelectedIndex(0);
          list.getActionForKeyStroke(KeyStroke.getKeyStroke("ENTER")).actionPerformed(null);
        });
    window.await("it is opened", () -> window.label("status.message").contains("tic-tac-toe"));
    assertThat(window.selection().position()).isEqualTo(start);
    window.close();

    window = TestWindow.open(catalog, data, null);
    window.await("the project is open again", () -> window.has("project.list"));
    assertThat(window.label("project.title")).isEqualTo("study");
  }

  private void settle() {
    window.run(() -> {});
    window.run(() -> {});
    window.run(() -> {});
  }

  private List<Integer> dividers() {
    List<Integer> places = new ArrayList<>();
    window.run(() -> collect(window.workbench().frame().getContentPane(), places));
    return places;
  }

  private static void collect(Container part, List<Integer> places) {
    if (part instanceof JSplitPane split) {
      places.add(split.getDividerLocation());
    }
    for (Component child : part.getComponents()) {
      if (child instanceof Container inner) {
        collect(inner, places);
      }
    }
  }

  private void press(JComponent part) {
    window.run(
        () ->
            part.dispatchEvent(
                new MouseEvent(
                    part, MouseEvent.MOUSE_PRESSED, 0, 0, 5, 5, 1, false, MouseEvent.BUTTON1)));
    settle();
  }

  private void doubleClickTab(JComponent slot) {
    window.run(
        () -> {
          JTabbedPane tabs =
              (JTabbedPane) SwingUtilities.getAncestorOfClass(JTabbedPane.class, slot);
          int tab = 0;
          while (!SwingUtilities.isDescendingFrom(slot, tabs.getComponentAt(tab))) {
            tab++;
          }
          Rectangle place = tabs.getBoundsAt(tab);
          tabs.dispatchEvent(
              new MouseEvent(
                  tabs,
                  MouseEvent.MOUSE_CLICKED,
                  0,
                  0,
                  place.x + place.width / 4,
                  place.y + place.height / 2,
                  2,
                  false,
                  MouseEvent.BUTTON1));
        });
    settle();
  }

  private List<String> texts(JDialog dialog) {
    List<String> texts = new ArrayList<>();
    window.run(() -> texts(dialog.getContentPane(), texts));
    return texts;
  }

  private static void texts(Container part, List<String> texts) {
    for (Component child : part.getComponents()) {
      if (child instanceof JLabel label && label.getText() != null) {
        texts.add(label.getText());
      } else if (child instanceof JTextArea area) {
        texts.add(area.getText());
      } else if (child instanceof Container inner) {
        texts(inner, texts);
      }
    }
  }
}
