package org.plyscope.view.compare.table;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.ui.text.Titles;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.SampleComparisons.Sample;

/** Comparisons as files: open, save, recent ones, and those that come with the program. */
final class FileButton extends JButton {
  private static final String FOLDER = "folder";

  private final transient Workspace workspace;
  private final transient CompareContext context;
  private final transient RecentFiles recent;

  FileButton(Workspace workspace, CompareContext context) {
    super("File ▾");
    this.workspace = workspace;
    this.context = context;
    recent = new RecentFiles(workspace.choices("compare"), "recent");
    setName("compare.file");
    setToolTipText("Opens and saves comparisons; plyscope compare runs the same files");
    addActionListener(e -> menu().show(this, 0, getHeight()));
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    menu.add(item("Open…", this::open, true));
    menu.add(item("Save as…", this::save, context.draft(workspace).comparison().isPresent()));
    recent.refresh();
    List<Path> files = recent.all();
    if (!files.isEmpty()) {
      menu.addSeparator();
      for (Path file : files) {
        JMenuItem item = item(file.getFileName().toString(), () -> workspace.open(file), true);
        item.setToolTipText(file.toString());
        menu.add(item);
      }
    }
    List<Sample> samples = context.samples().all();
    if (!samples.isEmpty()) {
      menu.addSeparator();
      boolean free = !context.runner().running();
      samples.forEach(
          sample ->
              menu.add(
                  item(
                      "Sample: " + sample.title(),
                      () -> workspace.execute(sample.command()),
                      free)));
    }
    return menu;
  }

  private static JMenuItem item(String text, Runnable action, boolean enabled) {
    JMenuItem item = new JMenuItem(text);
    item.setEnabled(enabled);
    item.addActionListener(e -> action.run());
    return item;
  }

  private void open() {
    JFileChooser chooser = chooser("Open a comparison");
    if (chooser.showOpenDialog(SwingUtilities.getWindowAncestor(this))
        == JFileChooser.APPROVE_OPTION) {
      workspace.open(chosen(chooser));
    }
  }

  private void save() {
    Comparison comparison = context.draft(workspace).comparison().orElseThrow();
    JFileChooser chooser = chooser("Save the comparison");
    chooser.setSelectedFile(new File(name(comparison)));
    if (chooser.showSaveDialog(SwingUtilities.getWindowAncestor(this))
        != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path file = withEnding(chosen(chooser));
    if (Files.exists(file) && !replace(file)) {
      return;
    }
    workspace.submit(
        "Saving " + file.getFileName(),
        monitor -> {
          context.analyst().save(comparison, file);
          return file;
        },
        saved -> {
          recent.add(saved);
          workspace.message("Saved the comparison as '" + saved + "'.");
        });
  }

  private boolean replace(Path file) {
    return JOptionPane.showConfirmDialog(
            this,
            "'" + file.getFileName() + "' exists already. Replace it?",
            "Save the comparison",
            JOptionPane.OK_CANCEL_OPTION)
        == JOptionPane.OK_OPTION;
  }

  /** Suggests a name that describes the content of the file. */
  private static String name(Comparison comparison) {
    String position =
        comparison.request().subjects().size() == 1
            ? comparison.request().subjects().get(0).name()
            : comparison.request().subjects().size() + " positions";
    String words =
        Titles.game(comparison.request().rules())
            + " "
            + position
            + " "
            + comparison.request().configurations().size()
            + " configurations";
    return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-")
        + "."
        + CompareContext.ENDING;
  }

  private static Path withEnding(Path file) {
    boolean ended = file.getFileName().toString().endsWith("." + CompareContext.ENDING);
    return ended ? file : file.resolveSibling(file.getFileName() + "." + CompareContext.ENDING);
  }

  private JFileChooser chooser(String title) {
    String folder = workspace.choices("compare").text(FOLDER, "");
    JFileChooser chooser = new JFileChooser(folder.isEmpty() ? null : new File(folder));
    chooser.setName("dialog.comparison-file");
    chooser.setDialogTitle(title);
    chooser.setFileFilter(new FileNameExtensionFilter("Comparisons", CompareContext.ENDING));
    return chooser;
  }

  private Path chosen(JFileChooser chooser) {
    Path file = chooser.getSelectedFile().toPath().toAbsolutePath();
    workspace.choices("compare").put(FOLDER, file.getParent().toString());
    return file;
  }
}
