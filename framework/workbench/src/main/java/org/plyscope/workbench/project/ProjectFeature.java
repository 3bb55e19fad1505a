package org.plyscope.workbench.project;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.InputException;
import org.plyscope.api.Registration;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.OpenFiles;
import org.plyscope.workbench.project.Project.Item;
import org.plyscope.workbench.project.Project.Kind;
import org.plyscope.workbench.session.About;

/** Making, opening and filling projects, and the view of the one that is open. */
public final class ProjectFeature implements Feature {
  static final String VIEW = "project";
  private static final List<String> SHOWN =
      List.of(".png", ".svg", ".pdf", ".tex", ".csv", ".json");

  private static final String MENU = "File";
  private static final String NONE = "No project is open; File ▸ New project… makes one.";

  private final Workspace workspace;
  private final JFrame frame;
  private final OpenFiles openers;
  private final Perspectives perspectives;
  private final OpenProject desk;
  private final ProjectKeeping keeping;
  private ProjectView view;

  /** Creates the feature for a window. */
  public ProjectFeature(
      Catalog catalog,
      Workspace workspace,
      JFrame frame,
      OpenFiles openers,
      Perspectives perspectives,
      Supplier<Optional<About>> about) {
    this.workspace = workspace;
    this.frame = frame;
    this.openers = openers;
    this.perspectives = perspectives;
    desk = new OpenProject(workspace.choices("project"), Folders.of(workspace), workspace::message);
    keeping = new ProjectKeeping(catalog, workspace, desk, about, this::kept);
    desk.onChange(this::refresh);
    openers.onOpened(desk::opened);
  }

  /** Adds a listener that is notified when another project is open, or none. */
  public Registration onChange(Runnable listener) {
    return desk.onChange(listener);
  }

  /** Looks at the folder of the project again, into which something may have been written. */
  public void refresh() {
    if (view != null) {
      view.refresh();
    }
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "project.new", "New project…", this::create).icon(VIEW).group(2),
        new BuiltIn(MENU, "project.open", "Open project…", this::open).icon("open").group(2),
        new BuiltIn(MENU, "project.keep-position", "Keep position in project", keeping::position)
            .key("ctrl shift B")
            .group(2)
            .when(() -> isOpen() && workspace.selection() != null, NONE),
        new BuiltIn(MENU, "project.keep-search", "Keep search in project", keeping::search)
            .group(2)
            .when(
                () -> isOpen() && keeping.trace().isPresent(),
                "This needs an open project and a search that records its tree."),
        new BuiltIn(MENU, "project.close", "Close project", desk::close)
            .group(2)
            .when(this::isOpen, NONE));
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(
        new Panel(VIEW, "Project", Place.LEFT, w -> makeView())
            .explained("Lists the files of the open project.")
            .pictured(VIEW)
            .onRequest());
  }

  @Override
  public List<FileOpener> openers() {
    return List.of(
        new BuiltInOpener(
            "Projects",
            List.of(Project.ENDING),
            file ->
                monitor -> {
                  Project project = Project.open(file);
                  return () -> use(project);
                }));
  }

  /** The project of the last time is open again; where the user left off, the window knows. */
  @Override
  public void opened() {
    desk.restore(workspace, () -> perspectives.open(VIEW));
  }

  private ProjectView makeView() {
    view = new ProjectView(desk::project, Project::items, this::open, () -> view = null);
    return view;
  }

  private boolean isOpen() {
    return desk.project().isPresent();
  }

  private void create() {
    JFileChooser chooser = chooser("New project");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    chooser.setSelectedFile(chooser.getCurrentDirectory().toPath().resolve("study").toFile());
    if (chooser.showDialog(frame, "Make project") == JFileChooser.APPROVE_OPTION) {
      openers.open(Project.create(chooser.getSelectedFile().toPath()).file());
    }
  }

  private void open() {
    JFileChooser chooser = chooser("Open project");
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setFileFilter(new FileNameExtensionFilter("Projects", Project.ENDING));
    if (chooser.showOpenDialog(frame) == JFileChooser.APPROVE_OPTION) {
      openers.open(Project.open(chooser.getSelectedFile().toPath()).file());
    }
  }

  private JFileChooser chooser(String title) {
    JFileChooser chooser =
        new JFileChooser(desk.project().map(p -> p.folder().getParent().toFile()).orElse(null));
    chooser.setName("dialog.project");
    chooser.setDialogTitle(title);
    return chooser;
  }

  /** Opens a project as a whole: its list, and the last position. */
  private void use(Project project) {
    desk.use(project);
    perspectives.open(VIEW);
    workspace.message("The project " + project.name() + " is open.");
    project.last().ifPresent(this::tryToOpen);
  }

  private void tryToOpen(Path file) {
    workspace.open(file);
  }

  private void open(Item item) {
    if (item.kind() == Kind.FIGURES) {
      workspace.submit(
          "Showing " + item.name(), monitor -> showElsewhere(item.path()), shown -> {});
    } else {
      tryToOpen(item.path());
    }
  }

  /**
   * Figures are for other programs. A project may come from elsewhere, so only kinds of files are
   * handed over that the desktop shows and never starts.
   */
  static Path showElsewhere(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    if (SHOWN.stream().noneMatch(name::endsWith) || !Files.isRegularFile(file)) {
      throw new InputException(
          "'%s' is not opened, because it is not a figure: a file whose name ends with %s."
              .formatted(file, String.join(", ", SHOWN)));
    }
    try {
      if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.OPEN)) {
        throw new InputException("No program shows figures here; the file is " + file + ".");
      }
      Desktop.getDesktop().open(file.toFile());
      return file;
    } catch (IOException e) {
      throw new InputException("No program opens '" + file + "'.");
    }
  }

  @Override
  public void close() {
    desk.end();
  }

  private void kept(Path file) {
    workspace.message("Kept as " + file.getFileName() + " in the project.");
    refresh();
    desk.opened(file);
  }
}
