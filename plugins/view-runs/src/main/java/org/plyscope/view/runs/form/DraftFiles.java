package org.plyscope.view.runs.form;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.experiment.Experiments;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.Workspace;
import org.plyscope.view.runs.text.ExperimentText;

/** Opens and saves experiment files, and remembers those that were used last. */
final class DraftFiles {
  private static final String ENDING = ".plyscope.json";
  private static final String RECENT = "recent";
  private static final int MOST_RECENT = 8;

  private final Experiments experiments;
  private final Workspace workspace;
  private final Choices choices;
  private final Draft draft;
  private final JComponent parent;
  private final JButton recent = new JButton("Recent");

  DraftFiles(Workspace workspace, Experiments experiments, Draft draft, JComponent parent) {
    this.experiments = experiments;
    this.workspace = workspace;
    this.choices = workspace.choices(ExperimentView.ID);
    this.draft = draft;
    this.parent = parent;
    recent.setName("experiment.recent");
    recent.setToolTipText("Experiment files that were opened or saved before");
    recent.addActionListener(e -> menu().show(recent, 0, recent.getHeight()));
    recent.setEnabled(!files().isEmpty());
    draft.onChange(this::remember);
  }

  JButton recent() {
    return recent;
  }

  private List<String> files() {
    return choices.text(RECENT, "").lines().filter(line -> !line.isBlank()).toList();
  }

  private void remember() {
    draft
        .file()
        .ifPresent(
            file -> {
              List<String> all = new ArrayList<>(files());
              all.remove(file.toString());
              all.add(0, file.toString());
              choices.put(
                  RECENT, String.join("\n", all.subList(0, Math.min(MOST_RECENT, all.size()))));
              recent.setEnabled(true);
            });
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    for (String file : files()) {
      JMenuItem item = new JMenuItem(Path.of(file).getFileName().toString());
      item.setToolTipText(file);
      item.addActionListener(e -> workspace.open(Path.of(file)));
      menu.add(item);
    }
    return menu;
  }

  /** Begins with the small example again. */
  void fresh() {
    if (draft.mayBeReplaced(parent)) {
      draft.open(ExperimentText.EXAMPLE, null);
    }
  }

  void open() {
    JFileChooser chooser = chooser("Open experiment");
    if (chooser.showOpenDialog(parent) == JFileChooser.APPROVE_OPTION) {
      workspace.open(chooser.getSelectedFile().toPath());
    }
  }

  void save() {
    JFileChooser chooser = chooser("Save experiment");
    draft.file().ifPresent(file -> chooser.setSelectedFile(file.toFile()));
    if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
      return;
    }
    Path chosen = chooser.getSelectedFile().toPath();
    String name = chosen.getFileName().toString();
    Path file = name.contains(".") ? chosen : chosen.resolveSibling(name + ENDING);
    if (Files.exists(file) && !file.equals(draft.file().orElse(null)) && !mayOverwrite(file)) {
      return;
    }
    String text = draft.text();
    workspace.submit(
        "Saving " + file.getFileName(),
        monitor -> {
          experiments.save(text, file);
          return file;
        },
        written -> {
          draft.saved(text, file);
          workspace.message("The experiment is in " + file + ".");
        });
  }

  private boolean mayOverwrite(Path file) {
    return JOptionPane.showConfirmDialog(
            parent,
            "There is a file '" + file.getFileName() + "' already. Replace it?",
            "Save experiment",
            JOptionPane.OK_CANCEL_OPTION)
        == JOptionPane.OK_OPTION;
  }

  private JFileChooser chooser(String title) {
    JFileChooser chooser = new JFileChooser(draft.folder().toFile());
    chooser.setName("dialog.experiment-file");
    chooser.setDialogTitle(title);
    chooser.setFileFilter(new FileNameExtensionFilter("Experiments (*.json)", "json", "jsonc"));
    return chooser;
  }
}
