package org.plyscope.workbench.welcome;

import java.awt.Dialog;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.experiment.SampleExperiment;
import org.plyscope.api.experiment.SampleExperiments;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.ui.text.TextClipboard;
import org.plyscope.ui.theme.Theme;

/** Lists the experiments that repeat published studies. */
@Component(service = Command.class)
public final class StudiesCommand implements Command {
  private final SampleExperiments samples;

  /** Makes the command. */
  @Activate
  public StudiesCommand(@Reference SampleExperiments samples) {
    this.samples = samples;
  }

  @Override
  public String id() {
    return "help.studies";
  }

  @Override
  public String title() {
    return "Studies…";
  }

  @Override
  public String menu() {
    return Menus.HELP;
  }

  @Override
  public int group() {
    return -1;
  }

  @Override
  public IconRef icon() {
    return IconRef.NONE;
  }

  @Override
  public String description() {
    return "Tables and figures of published studies, ready to be played again.";
  }

  @Override
  public List<String> keywords() {
    return List.of("experiment", "samples", "published", "table", "figure", "reproduce");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public void run(Workspace workspace) {
    workspace.submit(
        "Reading the studies",
        monitor -> samples.all(),
        all -> new StudiesDialog(workspace, all).show());
  }

  /** The studies whose tables and figures can be repeated, and the subject of each sample. */
  private static final class StudiesDialog {
    private final Workspace workspace;
    private final StudyRows rows = new StudyRows();
    private final JTable table = new JTable(rows);
    private final JCheckBox quick = new JCheckBox("Quick version");
    private final JTextArea text = new JTextArea();
    private final JDialog dialog;

    StudiesDialog(Workspace workspace, List<SampleExperiment> samples) {
      this.workspace = workspace;
      rows.show(samples);
      dialog =
          new JDialog(
              KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow(),
              "Studies",
              Dialog.ModalityType.MODELESS);
      dialog.setName("dialog.studies");
      dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
      dialog.setContentPane(content());
      dialog
          .getRootPane()
          .registerKeyboardAction(
              e -> dialog.dispose(),
              KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
              JComponent.WHEN_IN_FOCUSED_WINDOW);
    }

    void show() {
      Theme.fit(dialog, "studiesDialog");
      dialog.setLocationRelativeTo(dialog.getOwner());
      dialog.setVisible(true);
    }

    private JPanel content() {
      table.setName("studies.table");
      table.setAutoCreateRowSorter(true);
      table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      int[] widths = {150, 190, 480};
      for (int column = 0; column < widths.length; column++) {
        table.getColumnModel().getColumn(column).setPreferredWidth(widths[column]);
      }
      text.setName("studies.text");
      text.setEditable(false);
      text.setLineWrap(true);
      text.setWrapStyleWord(true);
      JPanel content =
          new JPanel(
              new MigLayout(
                  "fill, insets dialog, wrap",
                  "[grow, fill, 0::]",
                  "[grow 60, fill]rel[]unrel[grow 40, fill]para[]"));
      content.add(new JScrollPane(table));
      content.add(quick, "growx 0");
      content.add(new JScrollPane(text));
      JButton open = button("open", "Open the experiment", this::open);
      JButton copy = button("copy", "Copy the commands", this::copy);
      Theme.primary(open);
      content.add(open, "split 3, growx 0");
      content.add(copy, "growx 0");
      JButton close = button("close", "Close", dialog::dispose);
      content.add(close, "growx 0, gapleft push");
      table
          .getSelectionModel()
          .addListSelectionListener(
              e -> {
                boolean chosen = table.getSelectedRow() >= 0;
                open.setEnabled(chosen);
                copy.setEnabled(chosen);
                describe();
              });
      quick.setName("studies.quick");
      quick.setToolTipText("Ends in minutes; the text states what it leaves out.");
      quick.addActionListener(
          e -> {
            rows.quick(quick.isSelected());
            describe();
          });
      if (rows.getRowCount() > 0) {
        table.setRowSelectionInterval(0, 0);
      } else {
        open.setEnabled(false);
        copy.setEnabled(false);
        text.setText("This Plyscope came without samples; they are in samples/experiments.");
      }
      return content;
    }

    private void describe() {
      boolean chosen = table.getSelectedRow() >= 0;
      quick.setEnabled(chosen && rows.hasBoth(row()));
      text.setText(chosen ? rows.text(row()) : "");
      text.setCaretPosition(0);
    }

    private JButton button(String id, String label, Runnable action) {
      JButton button = new JButton(label);
      button.setName("studies." + id);
      button.addActionListener(e -> action.run());
      return button;
    }

    private int row() {
      return table.convertRowIndexToModel(table.getSelectedRow());
    }

    private void open() {
      workspace.open(rows.sample(row()).file());
    }

    private void copy() {
      TextClipboard.SYSTEM.copy(rows.command(row()));
      workspace.message("The commands are on the clipboard.");
    }
  }
}
