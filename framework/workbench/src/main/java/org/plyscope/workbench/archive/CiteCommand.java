package org.plyscope.workbench.archive;

import java.awt.Dialog;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.experiment.RunArchives;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.theme.Theme;

/** Shows how the program, the plugins that played and a study are cited. */
@Component(service = Command.class)
public final class CiteCommand implements Command {
  private final Runs runs;
  private final RunArchives archives;

  /** Called by the framework. */
  @Activate
  public CiteCommand(@Reference Runs runs, @Reference RunArchives archives) {
    this.runs = runs;
    this.archives = archives;
  }

  @Override
  public String id() {
    return "help.cite";
  }

  @Override
  public String title() {
    return "Cite…";
  }

  @Override
  public String menu() {
    return Menus.HELP;
  }

  @Override
  public String description() {
    return "BibTeX entries for Plyscope, and for the plugins and the study of the run shown.";
  }

  @Override
  public List<String> keywords() {
    return List.of("bibtex", "bibliography", "reference", "latex");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public void run(Workspace workspace) {
    Optional<Run> shown = runs.shown().filter(run -> run.folder().isPresent());
    workspace.submit(
        "Collecting citations",
        monitor -> archives.citations(shown),
        works -> show(String.join("\n\n", works), shown, workspace));
  }

  private static void show(String entries, Optional<Run> run, Workspace workspace) {
    JDialog dialog =
        new JDialog(
            KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow(),
            "Cite",
            Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.cite");
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    JTextArea text = new JTextArea(entries, 16, 64);
    text.setName("cite.text");
    text.setEditable(false);
    text.setCaretPosition(0);
    text.getAccessibleContext().setAccessibleName("BibTeX entries");
    JButton copy = button("copy", "Copy");
    copy.addActionListener(
        e -> {
          TextClipboard.SYSTEM.copy(entries);
          workspace.message("The entries are on the clipboard.");
        });
    Theme.primary(copy);
    JButton close = button("close", "Close");
    close.addActionListener(e -> dialog.dispose());
    JPanel content =
        new JPanel(
            new MigLayout("fill, insets dialog, wrap", "[grow, fill]", "[]rel[grow, fill]para[]"));
    content.add(
        new JLabel(
            run.map(one -> "Plyscope, and the works that the run '" + one.name() + "' rests on:")
                .orElse("Plyscope; show a run to have its plugins and its study as well:")));
    content.add(new JScrollPane(text));
    content.add(copy, "split 2, growx 0, tag ok");
    content.add(close, "growx 0, gapleft push");
    dialog.setContentPane(content);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> dialog.dispose(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    Theme.fit(dialog, "citeDialog");
    dialog.setLocationRelativeTo(dialog.getOwner());
    dialog.setVisible(true);
  }

  private static JButton button(String id, String label) {
    JButton button = new JButton(label);
    button.setName("cite." + id);
    return button;
  }
}
