package org.plyscope.workbench.position.library;

import java.awt.Window;
import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;

/** Asks for the name and the tags of a position. */
final class PositionDialog {
  private final JPanel panel =
      new JPanel(new MigLayout("fillx, insets 0, wrap 2", "[]unrel[grow, fill, 0::]"));
  private final JTextField name = new JTextField();
  private final JTextField tags = new JTextField();
  private final Prose problem = new Prose("position.problem", "Plyscope.error");
  private final BiConsumer<String, List<String>> accept;
  private final FormDialog dialog;

  /**
   * Makes the dialog.
   *
   * @param accept takes name and tags; throws an {@link InputException} to keep the dialog open
   */
  PositionDialog(Window owner, String title, BiConsumer<String, List<String>> accept) {
    this.accept = accept;
    name.setName("position.name");
    tags.setName("position.tags");
    tags.putClientProperty("JTextField.placeholderText", "optional, separated by commas");
    label("Name", name);
    label("Tags", tags);
    panel.add(problem, "span, growx, width 0:100%:");
    Fields.onEdit(name, () -> problem.setText(""));
    Fields.onEdit(tags, () -> problem.setText(""));
    dialog = new FormDialog(owner, "dialog.position", title, panel, "Save", this::accepted);
  }

  /** Shows the dialog with the cursor in the name, or in the tags. */
  void ask(String oldName, List<String> oldTags, boolean tagsFirst) {
    name.setText(oldName);
    tags.setText(String.join(", ", oldTags));
    JTextField first = tagsFirst ? tags : name;
    SwingUtilities.invokeLater(
        () -> {
          first.requestFocusInWindow();
          first.selectAll();
        });
    dialog.show("positionDialog");
  }

  private void label(String text, JTextField field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    panel.add(label);
    panel.add(field);
  }

  private boolean accepted() {
    try {
      accept.accept(name.getText(), SavedPosition.tags(tags.getText()));
      return true;
    } catch (InputException e) {
      problem.setText(e.getMessage());
      return false;
    }
  }
}
