package org.plyscope.view.runs.form;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPopupMenu;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.Registration;
import org.plyscope.api.experiment.Experiments;
import org.plyscope.api.game.Game;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.draft.ExperimentText;

/** Opens and saves experiment files, and remembers those that were used last. */
final class DraftFiles {
  private static final String ENDING = ".plyscope.json";

  private final Experiments experiments;
  private final Workspace workspace;
  private final RecentFiles files;
  private final Registration watchDraft;
  private final Registration watchFiles;
  private final Draft draft;
  private final JComponent parent;
  private final JButton recent = new JButton("Recent ▾");
  private Path noted;

  DraftFiles(Workspace workspace, Experiments experiments, Draft draft, JComponent parent) {
    this.experiments = experiments;
    this.workspace = workspace;
    this.files = new RecentFiles(workspace.choices(ExperimentView.ID), "recent");
    this.draft = draft;
    this.parent = parent;
    recent.setName("experiment.recent");
    recent.setToolTipText("Experiment files that were opened or saved before");
    recent.addActionListener(e -> menu().show(recent, 0, recent.getHeight()));
    watchFiles = files.onChange(this::enable);
    watchDraft = draft.onChange(this::remember);
    enable();
  }

  private void enable() {
    recent.setEnabled(!files.all().isEmpty());
  }

  void close() {
    watchDraft.close();
    watchFiles.close();
  }

  JButton recent() {
    return recent;
  }

  private void remember() {
    draft
        .file()
        .filter(file -> !file.equals(noted))
        .ifPresent(
            file -> {
              noted = file;
              files.add(file);
            });
  }

  private JPopupMenu menu() {
    JPopupMenu menu = new JPopupMenu();
    for (Path file : files.all()) {
      JMenuItem item = new JMenuItem(file.getFileName().toString());
      item.setToolTipText(file.toString());
      item.addActionListener(e -> workspace.open(file));
      menu.add(item);
    }
    return menu;
  }

  /** Begins an experiment without agents, for the game on the board. */
  void fresh() {
    if (draft.mayBeReplaced(parent)) {
      Game game = workspace.selection().rules().game();
      draft.open(ExperimentText.blank(game.name(), game.id()), null);
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
