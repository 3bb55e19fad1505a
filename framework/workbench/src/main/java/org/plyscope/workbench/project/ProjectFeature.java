package org.plyscope.workbench.project;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.plyscope.api.InputException;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.lab.file.SafeFile;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.lab.trace.file.TraceFiles;
import org.plyscope.workbench.command.BuiltIn;
import org.plyscope.workbench.file.BuiltInOpener;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.project.Project.Item;
import org.plyscope.workbench.project.Project.Kind;
import org.plyscope.workbench.session.About;
import org.plyscope.workbench.shell.Feature;
import org.plyscope.workbench.shell.Shell;

/** Making, opening and filling projects, and the view of the one that is open. */
public final class ProjectFeature implements Feature, ViewFactory {
  static final String VIEW = "project";
  private static final List<String> SHOWN =
      List.of(".png", ".svg", ".pdf", ".tex", ".csv", ".json");

  private static final String MENU = "File";
  private static final String NONE = "No project is open; File ▸ New project… makes one.";

  private final Shell shell;
  private final ProjectDesk desk;
  private ProjectView view;

  /** Makes the room in a window. */
  public ProjectFeature(Shell shell) {
    this.shell = shell;
    desk =
        new ProjectDesk(
            shell.workspace().choices("project"),
            Folders.of(shell.workspace()),
            shell.workspace()::message);
    desk.onChange(this::refresh);
    desk.onChange(shell.commands()::changed);
    shell.openers().onOpened(desk::opened);
    shell.jobs().onChange(this::refresh);
  }

  @Override
  public List<BuiltIn> commands() {
    return List.of(
        new BuiltIn(MENU, "project.new", "New project…", this::create).icon(VIEW).group(2),
        new BuiltIn(MENU, "project.open", "Open project…", this::open).icon("open").group(2),
        new BuiltIn(MENU, "project.keep-position", "Keep position in project", this::keepPosition)
            .key("ctrl shift B")
            .group(2)
            .when(() -> isOpen() && shell.session().selection().isPresent(), NONE),
        new BuiltIn(MENU, "project.keep-search", "Keep search in project", this::keepSearch)
            .group(2)
            .when(
                () -> isOpen() && trace() != null,
                "This needs an open project and a search that records its tree."),
        new BuiltIn(MENU, "project.close", "Close project", desk::close)
            .group(2)
            .when(this::isOpen, NONE));
  }

  @Override
  public List<ViewFactory> views() {
    return List.of(this);
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
    desk.restore();
    if (isOpen()) {
      shell.perspectives().open(VIEW);
    }
  }

  @Override
  public String id() {
    return VIEW;
  }

  @Override
  public String title() {
    return "Project";
  }

  @Override
  public String help() {
    return "Lists what the open project keeps.";
  }

  @Override
  public IconRef icon() {
    return IconRef.host(VIEW);
  }

  @Override
  public Place place() {
    return Place.LEFT;
  }

  @Override
  public boolean onDemand() {
    return true;
  }

  @Override
  public View create(Workspace inside) {
    view = new ProjectView(desk, this::open, () -> view = null);
    return view;
  }

  private boolean isOpen() {
    return desk.project().isPresent();
  }

  private Trace trace() {
    return shell.session().selection().flatMap(Selection::trace).orElse(null);
  }

  private void refresh() {
    if (view != null) {
      view.refresh();
    }
  }

  private void create() {
    JFileChooser chooser = chooser("New project");
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    chooser.setSelectedFile(chooser.getCurrentDirectory().toPath().resolve("study").toFile());
    if (chooser.showDialog(shell.frame(), "Make project") == JFileChooser.APPROVE_OPTION) {
      Project project = Project.create(chooser.getSelectedFile().toPath());
      use(project);
      shell.recent().add(project.file());
    }
  }

  private void open() {
    JFileChooser chooser = chooser("Open project");
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setFileFilter(new FileNameExtensionFilter("Projects", Project.ENDING));
    if (chooser.showOpenDialog(shell.frame()) == JFileChooser.APPROVE_OPTION) {
      shell.openers().open(Project.open(chooser.getSelectedFile().toPath()).file());
    }
  }

  private JFileChooser chooser(String title) {
    JFileChooser chooser =
        new JFileChooser(desk.project().map(p -> p.folder().getParent().toFile()).orElse(null));
    chooser.setName("dialog.project");
    chooser.setDialogTitle(title);
    return chooser;
  }

  /** Opens a project as a whole: its list, and what was looked at last. */
  private void use(Project project) {
    desk.use(project);
    shell.perspectives().open(VIEW);
    shell.workspace().message("The project " + project.name() + " is open.");
    project.last().ifPresent(this::tryToOpen);
  }

  private void tryToOpen(Path file) {
    shell.faults().contain("The file cannot be opened", () -> shell.openers().openExisting(file));
  }

  private void open(Item item) {
    if (item.kind() == Kind.FIGURES) {
      shell.faults().contain("The figure cannot be shown", () -> showElsewhere(item.path()));
    } else {
      tryToOpen(item.path());
    }
  }

  /**
   * Figures are for other programs. A project may come from elsewhere, so only kinds of files are
   * handed over that the desktop shows and never starts.
   */
  static void showElsewhere(Path file) {
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
    } catch (IOException e) {
      throw new InputException("No program opens '" + file + "'.");
    }
  }

  /** With game and rules, so that it opens whatever is on the board then. */
  private void keepPosition() {
    About about = shell.about().orElseThrow();
    Path file =
        desk.project()
            .orElseThrow()
            .free(Kind.POSITIONS, FileNames.plain(about.title()), ".positions");
    Selection selection = shell.session().selection().orElseThrow();
    SavedPosition position =
        SavedPosition.of(
            about.position(), List.of(), selection.rules(), selection.position(), Instant.now());
    String text = PositionCollections.write(List.of(position), shell.services().catalog());
    SafeFile.write("The position", file, text);
    said(file);
  }

  private void keepSearch() {
    String stem = FileNames.plain(shell.about().orElseThrow().words());
    Path file = desk.project().orElseThrow().free(Kind.SEARCHES, stem, TraceFiles.EXTENSION);
    Trace trace = trace();
    SearchResult result = shell.session().selection().flatMap(Selection::result).orElse(null);
    shell
        .jobs()
        .submit(
            "Saving " + file.getFileName(),
            monitor -> {
              TraceFiles.save(trace, result, file, monitor::cancelled);
              return file;
            },
            this::said);
  }

  private void said(Path file) {
    shell.workspace().message("Kept as " + file.getFileName() + " in the project.");
    refresh();
    if (Files.exists(file)) {
      desk.opened(file);
    }
  }
}
