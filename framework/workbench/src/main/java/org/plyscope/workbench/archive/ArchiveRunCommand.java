package org.plyscope.workbench.archive;

import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.experiment.RunArchives;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.lab.file.PathText;

/** Makes an archive of the run that is shown. */
@Component(service = Command.class)
public final class ArchiveRunCommand implements Command {
  private final Runs runs;
  private final RunArchives archives;

  /** Called by the framework. */
  @Activate
  public ArchiveRunCommand(@Reference Runs runs, @Reference RunArchives archives) {
    this.runs = runs;
    this.archives = archives;
  }

  @Override
  public String id() {
    return "file.archive";
  }

  @Override
  public String title() {
    return "Archive run…";
  }

  @Override
  public String menu() {
    return Menus.FILE;
  }

  @Override
  public String description() {
    return "Make one file of the run that is shown, which others can verify, open and cite.";
  }

  @Override
  public List<String> keywords() {
    return List.of("zip", "hand over", "publish", "reproduce", "ro-crate", "export run");
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public boolean enabled(Workspace workspace) {
    return runs.shown().flatMap(Run::folder).isPresent();
  }

  @Override
  public String whyNot(Workspace workspace) {
    return "No run is shown; choose one in Runs.";
  }

  @Override
  public void run(Workspace workspace) {
    runs.shown().ifPresent(run -> choose(run).ifPresent(file -> write(run, file, workspace)));
  }

  private static Optional<Path> choose(Run run) {
    Window owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow();
    JFileChooser chooser = new JFileChooser();
    chooser.setName("dialog.archive");
    chooser.setDialogTitle("Archive run");
    chooser.setFileFilter(new FileNameExtensionFilter("Archives (*.zip)", "zip"));
    chooser.setSelectedFile(Path.of(PathText.slug(run.name()) + ".zip").toFile());
    if (chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    Path chosen = chooser.getSelectedFile().toPath();
    String name = chosen.getFileName().toString();
    Path file = name.endsWith(".zip") ? chosen : chosen.resolveSibling(name + ".zip");
    boolean may =
        !Files.exists(file)
            || JOptionPane.showConfirmDialog(
                    owner,
                    "There is a file '" + file.getFileName() + "' already. Replace it?",
                    "Archive run",
                    JOptionPane.OK_CANCEL_OPTION)
                == JOptionPane.OK_OPTION;
    return may ? Optional.of(file) : Optional.empty();
  }

  private void write(Run run, Path file, Workspace workspace) {
    workspace.submit(
        "Archiving " + run.name(),
        monitor -> archives.archive(run, file, monitor),
        missing -> workspace.message(sentence(file, missing)));
  }

  private static String sentence(Path file, List<String> missing) {
    return missing.isEmpty()
        ? "The archive is in %s; others check it with 'plyscope verify'.".formatted(file)
        : "The archive is in %s, without %s, not installed in that build now."
            .formatted(file, String.join(", ", missing));
  }
}
