package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.template.TemplateKind;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.view.Find;
import org.plyscope.workbench.fixture.ChangingCatalog;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.fixture.TestWindow;

@NeedsDisplay
class WelcomeIT {
  @TempDir Path data;

  private final ChangingCatalog catalog = new ChangingCatalog(new TicTacToe(), TestAgents.first());
  private TestWindow window;

  @BeforeEach
  void open() {
    window = TestWindow.openAsIs(catalog, data, null);
    window.await("a game is open", () -> window.workbench().workspace().selection() != null);
  }

  @AfterEach
  void close() {
    window.close();
  }

  @Test
  void pageIsInFrontAtTheFirstStartAndNotAgainIfTheUserSaysSo() {
    JCheckBox again = window.find("welcome.at-start", JCheckBox.class);
    assertThat(again.isShowing()).isTrue();
    assertThat(again.isSelected()).isTrue();
    window.await(
        "keys reach the window",
        () -> window.workbench().frame().getMostRecentFocusOwner() instanceof JComponent);
    window.run(again::doClick);
    window.close();

    open();
    assertThat(window.has("welcome.play")).isFalse();
    window.execute("help.welcome");
    assertThat(window.find("welcome.play", JButton.class).isShowing()).isTrue();
    assertThat(window.find("welcome.at-start", JCheckBox.class).isSelected()).isFalse();
  }

  @Test
  void playLeadsToANewGame() {
    JButton card = window.find("welcome.play", JButton.class);
    SwingUtilities.invokeLater(card::doClick);
    JDialog dialog = window.awaitDialog("dialog.new-game");
    assertThat(pressed("play")).isTrue();
    window.click(dialog, "dialog.ok");

    assertThat(window.isOpen(dialog)).isFalse();
    assertThat(window.has("welcome.play")).isFalse();
    assertThat(window.has("slot.board")).isTrue();
  }

  @Test
  void analyseLeadsToASearch() {
    window.execute("perspective.play");
    window.execute("help.welcome");
    JComponent card = window.find("welcome.card.analyse", JComponent.class);
    window.run(
        () ->
            card.dispatchEvent(
                new MouseEvent(
                    card,
                    MouseEvent.MOUSE_CLICKED,
                    System.currentTimeMillis(),
                    0,
                    5,
                    5,
                    1,
                    false,
                    MouseEvent.BUTTON1)));
    assertThat(pressed("analyse")).isTrue();
    assertThat(window.label("status.message")).contains("F5");

    assertThat(window.execute("search.start")).isTrue();
    window.await(
        "the search has ended",
        () -> window.workbench().workspace().selection().result().isPresent());
  }

  @Test
  void everyKindOfPluginIsShownAndCopied() throws Exception {
    JDialog dialog = window.dialog("help.write-plugin", "dialog.write-plugin");
    JTextArea code = Find.named(dialog.getRootPane(), "write-plugin.code", JTextArea.class);
    JComboBox<?> kind = Find.named(dialog.getRootPane(), "write-plugin.kind", JComboBox.class);
    JTextField name = Find.named(dialog.getRootPane(), "write-plugin.name", JTextField.class);
    assertThat(code.getText()).contains("class MyAgent implements AgentFactory");
    assertThat(kind.getItemCount()).isEqualTo(TemplateKind.values().length);
    window.run(() -> kind.setSelectedItem(TemplateKind.GAME));
    assertThat(name.getText()).isEqualTo("my-game");
    window.run(() -> name.setText("four-in-a-row"));
    assertThat(code.getText()).contains("class FourInARowGame implements Game");
    window.run(() -> kind.setSelectedItem(TemplateKind.VIEW));
    assertThat(code.getText()).contains("class FourInARowView implements ViewFactory");
    window.click(dialog, "write-plugin.copy");
    assertThat(Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor))
        .isEqualTo(code.getText());
    window.click(dialog, "dialog.cancel");

    assertThat(window.isOpen(dialog)).isFalse();
  }

  @Test
  void aNameThatWillNotDoIsExplained() {
    JDialog dialog = window.dialog("help.write-plugin", "dialog.write-plugin");
    JTextField name = Find.named(dialog.getRootPane(), "write-plugin.name", JTextField.class);
    JTextComponent problem =
        Find.named(dialog.getRootPane(), "write-plugin.problem", JTextComponent.class);
    AbstractButton save =
        Find.named(dialog.getRootPane(), "write-plugin.save", AbstractButton.class);
    assertThat(save.isEnabled()).isTrue();
    window.run(() -> name.setText("../My agent"));
    assertThat(problem.getText()).contains("for example my-agent.");
    assertThat(save.isEnabled()).isFalse();
    window.click(dialog, "dialog.cancel");
  }

  private boolean pressed(String perspective) {
    return window.find("perspective." + perspective, JToggleButton.class).isSelected();
  }
}
