package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.testkit.display.NeedsDisplay;

/** Agent programs in the window of the packaged distribution. */
@NeedsDisplay
class ProgramsWindowIT {
  private static final String ID = "python-minimax";

  @TempDir Path folder;
  private Path descriptor;
  private Path data;
  private Gui gui;

  @BeforeEach
  void copySample() throws IOException {
    data = folder.resolve("data");
    Path sample = Distribution.SAMPLES.resolve("agent-python");
    for (String name : List.of("agent.py", ID + ".plyagent")) {
      Files.copy(sample.resolve(name), folder.resolve(name));
    }
    descriptor = folder.resolve(ID + ".plyagent");
  }

  @Test
  void aProgramIsTypedTriedAddedAskedAndRemoved() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      kalah(plyscope);
      more("agents.add-program");
      type("program.id", "typed");
      type("program.command", "python3 -u no-such-file.py");
      type("program.folder", folder.toString());
      JComboBox<?> dialect = gui.find("program.dialect", JComboBox.class);
      assertThat(gui.onUi(dialect::getItemCount)).isEqualTo(5);
      assertThat(gui.onUi(dialect::getSelectedItem)).isEqualTo("json");
      gui.press("program.try");
      gui.await("the failure", () -> verdict().contains("does not work"));
      assertThat(ok().isEnabled()).isFalse();
      type("program.command", "python3 -u agent.py");
      assertThat(verdict()).contains("runs on this computer with your rights");
      gui.press("program.try");
      gui.await("the program works", () -> verdict().equals("Python minimax 1.0 plays kalah."));
      assertThat(dialogue()).contains("{\"hello\":{\"protocol\":[1,1]").contains("Python minimax");
      press(ok());
      gui.await("it is listed", () -> agents().contains("typed"));

      choose("typed");
      gui.execute("search.start");
      gui.await("it has searched", () -> gui.selection().result().isPresent());
      gui.await("its tree is there", () -> gui.selection().trace().isPresent());
      long nodes = gui.selection().result().orElseThrow().counts().nodes();
      assertThat(gui.selection().trace().orElseThrow().size()).isEqualTo((int) nodes);
      assertThat(nodes).isGreaterThan(10);
      more("agents.dialogue");
      gui.await("the dialogue is shown", () -> gui.has("dialogue"));
      gui.await("it has the search", () -> dialogue().contains("{\"search\":{\"id\":1"));

      gui.execute("view.show.game");
      JComboBox<?> adviser = gui.find("game.adviser.who", JComboBox.class);
      gui.onUi(
          () -> {
            for (int i = 0; i < adviser.getItemCount(); i++) {
              if (adviser.getItemAt(i).toString().contains("Python minimax")) {
                adviser.setSelectedIndex(i);
              }
            }
            return true;
          });
      int before = searches();
      gui.execute("game.hint");
      gui.await("it has given a hint", () -> searches() > before);

      more("agents.remove-program");
      press(ok());
      gui.await("it is gone", () -> !agents().contains("typed"));
      assertThat(plyscope.service(AgentPrograms.class).programs()).isEmpty();
      assertThat(folder.resolve("agent.py")).exists();
    }
  }

  @Test
  void aDroppedDescriptorShowsItsCommandAndStartsNothing() throws Exception {
    Path started = folder.resolve("started");
    Files.writeString(
        folder.resolve("spy.plyagent"),
        "{\"plyagent\": 1, \"command\": [\"sh\", \"-c\", \"touch " + started + "\"]}");
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      kalah(plyscope);
      drop(folder.resolve("spy.plyagent"));
      gui.await("the command is shown", () -> gui.has("program.command"));
      assertThat(gui.find("program.command", JTextField.class).getText())
          .isEqualTo("sh -c \"touch " + started + "\"");
      assertThat(verdict()).contains("runs on this computer with your rights");
      assertThat(ok().isEnabled()).as("it must be tried first").isFalse();
      press(gui.find("dialog.cancel", JButton.class));
      gui.await("the form is closed", () -> !gui.has("program.command"));
      assertThat(started).doesNotExist();
      assertThat(plyscope.service(AgentPrograms.class).programs()).isEmpty();

      drop(descriptor);
      gui.await("the form is there", () -> gui.has("program.try"));
      gui.press("program.try");
      gui.await("the program works", () -> ok().isEnabled());
      press(ok());
      gui.await("it is listed", () -> agents().contains(ID));
    }
  }

  @Test
  void anOpenWindowFollowsProgramsThatAnotherProcessAddsAndRemoves() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      kalah(plyscope);
      assertThat(agents()).doesNotContain(ID);
      Distribution.Output added =
          Distribution.run(data, "agents", "add", descriptor.toString(), "--yes");
      assertThat(added.exit()).as(added.err()).isZero();
      gui.await("the program is listed", () -> agents().contains(ID));
      assertThat(Distribution.run(data, "agents", "remove", ID).exit()).isZero();
      gui.await("it has gone", () -> !agents().contains(ID));
    }
  }

  private void kalah(Distribution plyscope) {
    gui = Gui.enter(plyscope.context());
    gui.open(Distribution.SAMPLES.resolve("games/kalah-unfinished.plygame"));
    gui.await("Kalah", () -> gui.selection().rules().game().id().equals("kalah"));
    gui.await("its agents", () -> !agents().isEmpty());
  }

  /** Chooses a command from the menu of the Agents view, as the user does. */
  private void more(String command) {
    SwingUtilities.invokeLater(() -> gui.find("agents.more", AbstractButton.class).doClick());
    gui.await("the menu is open", () -> gui.has("popup." + command));
    press(gui.find("popup." + command, AbstractButton.class));
    if (!command.equals("agents.dialogue")) {
      gui.await("the dialog is open", () -> gui.has("dialog.ok"));
    }
  }

  /** A dialog that opens or closes must not be waited for. */
  private static void press(AbstractButton button) {
    SwingUtilities.invokeLater(button::doClick);
  }

  private void type(String name, String text) {
    JTextField field = gui.find(name, JTextField.class);
    gui.onUi(
        () -> {
          field.setText(text);
          return true;
        });
  }

  private String verdict() {
    return gui.find("program.verdict", JLabel.class).getText();
  }

  private AbstractButton ok() {
    return gui.find("dialog.ok", AbstractButton.class);
  }

  private String dialogue() {
    return gui.find("dialogue", JTextArea.class).getText();
  }

  private int searches() {
    return dialogue().split("\\{\"search\":", -1).length;
  }

  private List<String> agents() {
    JList<?> list = gui.find("agents.list", JList.class);
    return gui.onUi(
        () ->
            IntStream.range(0, list.getModel().getSize())
                .mapToObj(i -> ((InstalledAgent) list.getModel().getElementAt(i)).id())
                .toList());
  }

  private void choose(String id) {
    int index = agents().indexOf(id);
    JList<?> list = gui.find("agents.list", JList.class);
    gui.onUi(
        () -> {
          list.setSelectedIndex(index);
          return true;
        });
  }

  /** Drops a file on the window. */
  private void drop(Path file) {
    Transferable dropped =
        new Transferable() {
          @Override
          public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.javaFileListFlavor};
          }

          @Override
          public boolean isDataFlavorSupported(DataFlavor flavor) {
            return flavor.equals(DataFlavor.javaFileListFlavor);
          }

          @Override
          public List<File> getTransferData(DataFlavor flavor) {
            return List.of(file.toFile());
          }
        };
    JFrame frame = (JFrame) gui.frame();
    SwingUtilities.invokeLater(
        () ->
            frame
                .getTransferHandler()
                .importData(new TransferHandler.TransferSupport(frame.getRootPane(), dropped)));
  }
}
