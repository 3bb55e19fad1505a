package org.plyscope.workbench.export;

import java.awt.Dimension;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.dock.OpenView;
import org.plyscope.workbench.export.picture.Picture;

/** Asks which view to export, in which format and where to, and shows a preview. */
final class ExportDialog {
  private static final String ALL = "All tables";

  private final ExportModel model;
  private final List<OpenView> views;
  private final JPanel panel =
      new JPanel(
          new MigLayout("fill, insets 0", "[480lp!, fill]para[grow, fill, 0::]", "[grow, fill]"));
  private final JPanel form =
      new JPanel(
          new MigLayout(
              "fillx, insets 0, wrap 2, hidemode 3",
              "[]unrel[grow, fill, 0::]",
              "[][][]unrel[]unrel[][][]unrel[]push"));
  private final FigureForm figure = new FigureForm(this::figureEdited);
  private final FigurePreview preview = new FigurePreview(this::picture);
  private final JComboBox<String> view = new JComboBox<>();
  private final JComboBox<String> format = new JComboBox<>();
  private final JComboBox<String> table = new JComboBox<>();
  private final JTextField file = new JTextField();
  private final JLabel folder = new JLabel();
  private final JLabel size = new JLabel();
  private final Prose problem = new Prose("export.problem", "Plyscope.warning");
  private final JLabel tableLabel = new JLabel("Table");
  private final JButton copy = new JButton("Copy");
  private final FormDialog dialog;
  private boolean accepted;
  private boolean filling;

  /**
   * Makes the dialog.
   *
   * @param exporter copies to the clipboard
   */
  ExportDialog(Window owner, List<OpenView> views, ExportModel model, Exporter exporter) {
    this.views = views;
    this.model = model;
    dialog = new FormDialog(owner, "dialog.export", "Export", panel, "Export", this::accept);
    views.forEach(v -> view.addItem(v.title()));
    view.setSelectedIndex(views.indexOf(model.view()));
    name();
    fill();
    view.addActionListener(e -> viewChosen());
    format.addActionListener(e -> formatChosen());
    table.addActionListener(e -> tableChosen());
    Fields.onEdit(file, this::nameChanged);
    copy.addActionListener(e -> exporter.copy(model));
    showModel();
  }

  /** Shows the dialog and returns whether the user accepted. */
  boolean ask() {
    dialog.show("exportDialog");
    preview.stop();
    return accepted;
  }

  private boolean accept() {
    accepted = true;
    return true;
  }

  private void name() {
    view.setName("export.view");
    format.setName("export.format");
    table.setName("export.table");
    file.setName("export.file");
    folder.setName("export.folder");
    size.setName("export.size");
    copy.setName("export.copy");
    folder.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
    size.putClientProperty("FlatLaf.style", "foreground: $Plyscope.muted");
  }

  private void fill() {
    row(new JLabel("View"), view);
    row(new JLabel("Format"), format);
    form.add(size, "skip, width 0:pref:100%");
    row(tableLabel, table);
    form.add(figure, "span 2, growx");
    JButton browse = new JButton("Browse…");
    browse.setName("export.browse");
    browse.addActionListener(e -> browse());
    JLabel label = new JLabel("File");
    label.setLabelFor(file);
    form.add(label);
    form.add(file, "split 2, width 0:200:, growx");
    form.add(browse, "growx 0");
    form.add(folder, "skip, width 0:pref:100%");
    form.add(copy, "skip, growx 0, gaptop unrel");
    form.add(problem, "span 2, gaptop unrel, width 0:100%:");
    panel.add(form, "aligny top");
    panel.add(preview, "width 0:480:, height 0:380:");
  }

  private void row(JLabel label, JComboBox<String> choice) {
    label.setLabelFor(choice);
    form.add(label);
    form.add(choice, "width 0:pref:");
  }

  private void viewChosen() {
    if (!filling) {
      model.choose(views.get(view.getSelectedIndex()));
      showModel();
    }
  }

  private void formatChosen() {
    if (!filling && format.getSelectedIndex() >= 0) {
      model.choose(model.formats().get(format.getSelectedIndex()));
      showModel();
    }
  }

  private void figureEdited() {
    model.figure(figure.choice(), figure.caption());
    showSize();
    check();
  }

  /**
   * Returns the figure as it is described now, null if the description is invalid or the format is
   * not a picture.
   */
  private BufferedImage picture() {
    if (!model.format().picture()) {
      return null;
    }
    try {
      return Picture.image(model.view().view().component(), model.style());
    } catch (InputException e) {
      return null;
    }
  }

  /** The first entry is all of them. */
  private void tableChosen() {
    if (!filling) {
      model.table(table.getSelectedIndex() - 1);
      check();
    }
  }

  private void nameChanged() {
    if (!filling) {
      model.name(file.getText());
      showFolder();
      check();
    }
  }

  private void showFolder() {
    folder.setText("in " + model.folder());
    folder.setToolTipText(model.folder().toString());
  }

  private void browse() {
    JFileChooser chooser = new JFileChooser(model.folder().toFile());
    chooser.setName("dialog.export-file");
    chooser.setDialogTitle("Export");
    chooser.setSelectedFile(model.suggested().toFile());
    if (chooser.showDialog(panel, "Choose") == JFileChooser.APPROVE_OPTION) {
      model.file(chooser.getSelectedFile().toPath());
      showModel();
    }
  }

  private void showModel() {
    filling = true;
    try {
      format.setModel(
          new DefaultComboBoxModel<>(
              model.formats().stream().map(ExportFormat::title).toArray(String[]::new)));
      format.setSelectedIndex(model.formats().indexOf(model.format()));
      boolean tabular = !model.format().picture();
      boolean several = tabular && model.format() != ExportFormat.TEX;
      table.removeAllItems();
      table.addItem(ALL);
      model.tables().stream().map(ExportDialog::text).forEach(table::addItem);
      table.setSelectedIndex(0);
      model.table(-1);
      table.setVisible(several && model.tables().size() > 1);
      tableLabel.setVisible(table.isVisible());
      file.setText(model.name());
      showFolder();
      figure.show(model.figure(), model.caption());
      figure.setVisible(!tabular || model.format() == ExportFormat.TEX);
      copy.setText(
          model.format() == ExportFormat.TEX
              ? "Copy TeX"
              : tabular ? "Copy table" : "Copy picture");
    } finally {
      filling = false;
    }
    showSize();
    check();
  }

  private void showSize() {
    try {
      size.setText(
          model.format() == ExportFormat.TEX
              ? "a chart for LaTeX, and its numbers beside it"
              : model.format().picture() ? pixels() : rows());
    } catch (InputException e) {
      size.setText(" ");
    }
    preview.changed();
  }

  private static String text(DataTable table) {
    return table.name() + ", " + table.rows().size() + " rows";
  }

  private String rows() {
    int rows = model.tables().stream().mapToInt(t -> t.rows().size()).sum();
    return String.format(
        Locale.ROOT,
        "%,d rows in %d %s",
        rows,
        model.tables().size(),
        model.tables().size() == 1 ? "table" : "tables");
  }

  private String pixels() {
    Dimension d = Picture.size(model.view().view().component(), model.style());
    if (model.format() == ExportFormat.PNG) {
      return String.format(Locale.ROOT, "%,d × %,d pixels", d.width, d.height);
    }
    return model
        .style()
        .wide()
        .map(
            width ->
                String.format(
                    Locale.ROOT,
                    "%.0f × %.0f mm, vector",
                    width.millimetres(),
                    width.millimetres() * d.height / d.width))
        .orElse("vector");
  }

  /** Shows the problem, or the file that would be replaced. */
  private void check() {
    try {
      List<String> there =
          model.targets().stream()
              .filter(Files::exists)
              .map(f -> f.getFileName().toString())
              .toList();
      String end = there.size() == 1 ? " is there already and" : " are there already and";
      problem.setText(there.isEmpty() ? "" : String.join(", ", there) + end + " will be replaced.");
      dialog.okText(there.isEmpty() ? "Export" : "Replace");
      dialog.acceptable(true);
    } catch (InputException e) {
      problem.setText(e.getMessage());
      dialog.acceptable(false);
    }
  }
}
