package org.plyscope.workbench.database;

import java.awt.Component;
import java.awt.Window;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.database.Database;
import org.plyscope.api.database.DatabaseBuilder;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.database.DatabaseJob;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.form.OptionForm;
import org.plyscope.ui.form.PartNames;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WidthTracking;
import org.plyscope.workbench.file.Replacing;

/** Asks which database to build, with which options, and for the file it goes to. */
final class DatabaseDialog {
  private final Window owner;
  private final Rules rules;
  private final Path folder;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "fill, insets 0, wrap 2, hidemode 3", "[]unrel[grow, fill, 0::]", "[][][grow][][]"));
  private final JComboBox<DatabaseBuilder> builders;
  private final Prose description = new Prose("database.description", "Plyscope.muted");
  private final OptionForm form = new OptionForm(PartNames.none());
  private final JTextField file = new JTextField(30);
  private final Prose problem = new Prose("database.problem", "Plyscope.error");
  private final FormDialog dialog;
  private Wish wish;

  /**
   * The choice of the user.
   *
   * @param builder computes the table
   * @param rules the rules it is for
   * @param options the values of the builder's options
   * @param file where it goes, an absolute path
   */
  record Wish(DatabaseBuilder builder, Rules rules, OptionValues options, Path file) {}

  /**
   * Makes the dialog.
   *
   * @param all the builders that fit, at least one
   * @param folder where files with a relative path go; agents look for them there too
   */
  DatabaseDialog(Window owner, Rules rules, List<DatabaseBuilder> all, Path folder) {
    this.owner = owner;
    this.rules = rules;
    this.folder = folder.toAbsolutePath().normalize();
    builders = new JComboBox<>(all.toArray(DatabaseBuilder[]::new));
    dialog =
        new FormDialog(owner, "dialog.database", "Build a database", panel, "Build", this::accept);
    builders.setName("database.builder");
    builders.setRenderer(new Named());
    builders.addActionListener(e -> chosen());
    file.setName("database.file");
    add("Database", builders);
    panel.add(description, "span, growx, width 0:100%:");
    JScrollPane scroll = new JScrollPane(new WidthTracking(form));
    scroll.putClientProperty("FlatLaf.style", "border: 0,0,0,0");
    panel.add(scroll, "span, grow");
    add("File", file);
    panel.add(problem, "span, growx, width 0:100%:");
    chosen();
  }

  private void add(String text, Component field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    panel.add(label);
    panel.add(field);
  }

  /** Shows the dialog and waits for an answer; empty if the user cancelled. */
  Optional<Wish> ask() {
    dialog.showFitted("dialog");
    return Optional.ofNullable(wish);
  }

  private DatabaseBuilder builder() {
    return (DatabaseBuilder) builders.getSelectedItem();
  }

  private void chosen() {
    DatabaseBuilder builder = builder();
    description.setText(builder.description());
    form.show(OptionValues.defaults(builder.options()));
    file.setText(rules.game().id() + "-" + builder.id() + "." + Database.ENDING);
  }

  private boolean accept() {
    try {
      Wish read = new Wish(builder(), rules, form.values(), target());
      // Checks at once whether the file can be written.
      new DatabaseJob(read.builder(), rules, read.options(), read.file());
      if (!Replacing.allowed(owner, read.file(), "Build a database")) {
        return false;
      }
      wish = read;
      return true;
    } catch (InputException e) {
      problem.setText(e.getMessage());
      return false;
    }
  }

  private Path target() {
    String name = file.getText().strip();
    if (name.isEmpty()) {
      throw new InputException("The file has no name; it may be one like endgames.plydata.");
    }
    try {
      return folder.resolve(name).normalize();
    } catch (InvalidPathException e) {
      throw new InputException("'" + name + "' is not the path of a file.");
    }
  }

  /** Shows builders by their names. */
  private static final class Named extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> list, Object value, int index, boolean selected, boolean focused) {
      Object text = value instanceof DatabaseBuilder builder ? builder.name() : value;
      return super.getListCellRendererComponent(list, text, index, selected, focused);
    }
  }
}
