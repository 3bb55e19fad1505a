package org.plyscope.workbench.position.library;

import java.awt.Window;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.view.ViewFactory.Place;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.PositionCollections;
import org.plyscope.lab.position.PositionLibrary;
import org.plyscope.lab.position.SavedPosition;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.ui.widget.Prose;
import org.plyscope.workbench.dock.Panel;
import org.plyscope.workbench.file.FileFault;
import org.plyscope.workbench.file.Folders;
import org.plyscope.workbench.file.Replacing;
import org.plyscope.workbench.session.Session;

/** Asks the questions of the library, and makes its view. */
public final class LibraryDialogs {
  static final String VIEW = "positions";

  private static final String FOLDER = "collections";

  private final Catalog catalog;
  private final PositionLibrary library;
  private final Session session;
  private final LibraryActions actions;
  private final Workspace workspace;
  private final JFrame window;
  private final Folders folders;
  private PositionsView view;

  public LibraryDialogs(
      Catalog catalog,
      PositionLibrary library,
      Session session,
      LibraryActions actions,
      Workspace workspace,
      JFrame window) {
    this.catalog = catalog;
    this.library = library;
    this.session = session;
    this.actions = actions;
    this.workspace = workspace;
    this.window = window;
    this.folders = Folders.of(workspace);
    library.onChange(
        () -> SwingUtilities.invokeLater(() -> shown().ifPresent(PositionsView::refresh)));
  }

  /** Offers the view of the library. */
  public ViewFactory view() {
    return new Panel(VIEW, "Positions", Place.LEFT, this::view);
  }

  private View view(Workspace inside) {
    view =
        new PositionsView(
            inside,
            new PositionsModel(catalog, library),
            actions,
            LibraryCommands.of(this),
            window.getTransferHandler(),
            () -> view = null);
    return view;
  }

  public LibraryActions actions() {
    return actions;
  }

  public boolean hasGame() {
    return session.selection().isPresent();
  }

  public boolean canUndo() {
    return library.undoable().isPresent();
  }

  public boolean canRedo() {
    return library.redoable().isPresent();
  }

  public boolean canExport() {
    return !exported().isEmpty();
  }

  /** Returns the user's own positions of the open rules, those that can still be read. */
  public List<Subject> saved() {
    return session
        .selection()
        .map(Selection::rules)
        .map(
            rules ->
                library.find(rules.game().id(), "").stream()
                    .filter(position -> position.of(rules))
                    .flatMap(position -> subject(rules, position).stream())
                    .toList())
        .orElse(List.of());
  }

  private static Optional<Subject> subject(Rules rules, SavedPosition position) {
    try {
      return Optional.of(Subject.of(position.name(), Line.of(rules, position.position())));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Returns the user's own positions that are selected in the view. */
  public List<SavedPosition> chosen() {
    return shown().map(PositionsView::chosen).orElse(List.of());
  }

  public void save() {
    new PositionDialog(
            window,
            "Save to my positions",
            (name, tags) ->
                actions.save(name, tags, saved -> shown().ifPresent(v -> v.reveal(saved))))
        .ask("", List.of(), false);
  }

  public void rename() {
    change("Rename position", false);
  }

  public void tag() {
    change("Tags of position", true);
  }

  private void change(String title, boolean tagsFirst) {
    SavedPosition position = chosen().get(0);
    new PositionDialog(window, title, (name, tags) -> actions.change(position, name, tags))
        .ask(position.name(), position.tags(), tagsFirst);
  }

  public void delete() {
    actions.delete(chosen());
  }

  /** Reads a file of one or many positions, to be put on the board or into the library. */
  public Job<Runnable> reading(Path file) {
    Rules open = session.selection().map(Selection::rules).orElse(null);
    return monitor -> {
      List<SavedPosition> positions = actions.read(file, open);
      return () -> actions.opened(file, positions);
    };
  }

  public void importFile() {
    JFileChooser chooser = chooser("Import positions");
    if (chooser.showOpenDialog(window) == JFileChooser.APPROVE_OPTION) {
      importFile(chosen(chooser));
    }
  }

  public void exportFile() {
    List<SavedPosition> positions = exported();
    JFileChooser chooser = chooser("Export " + positions.size() + " of my positions");
    if (chooser.showSaveDialog(window) == JFileChooser.APPROVE_OPTION) {
      Path file = chosen(chooser);
      boolean named = file.getFileName().toString().contains(".");
      String ending = "." + PositionCollections.ENDINGS.get(0);
      Path target = named ? file : file.resolveSibling(file.getFileName() + ending);
      if (Replacing.allowed(window, target, "Export my positions")) {
        actions.export(target, positions);
      }
    }
  }

  private void importFile(Path file) {
    Rules open = session.selection().map(Selection::rules).orElse(null);
    workspace.submit(
        "Reading " + file.getFileName(),
        monitor -> FileFault.in(file, () -> actions.read(file, open)),
        positions -> actions.imported(file, positions));
  }

  /** The selected positions, or else all of the open game. */
  private List<SavedPosition> exported() {
    List<SavedPosition> selected = chosen();
    return selected.isEmpty()
        ? session.selection().map(s -> library.find(s.rules().game().id(), "")).orElse(List.of())
        : selected;
  }

  private JFileChooser chooser(String title) {
    JFileChooser chooser = new JFileChooser(folders.get(FOLDER));
    chooser.setName("dialog.positions-file");
    chooser.setDialogTitle(title);
    String[] endings = PositionCollections.ENDINGS.toArray(String[]::new);
    chooser.setFileFilter(new FileNameExtensionFilter("Positions", endings));
    return chooser;
  }

  private Path chosen(JFileChooser chooser) {
    folders.put(FOLDER, chooser.getSelectedFile().getAbsoluteFile().getParentFile());
    return chooser.getSelectedFile().toPath();
  }

  private Optional<PositionsView> shown() {
    return Optional.ofNullable(view);
  }

  /** Asks for the name and the tags of a position. */
  private static final class PositionDialog {
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
}
