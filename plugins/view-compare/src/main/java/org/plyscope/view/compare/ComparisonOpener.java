package org.plyscope.view.compare;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.queue.Job;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.FileOpener;
import org.plyscope.ui.file.RecentFiles;
import org.plyscope.view.compare.model.CompareContext;

/** Opens comparison files: the request and, if it ran, the results. */
@Component(service = FileOpener.class)
public final class ComparisonOpener implements FileOpener {
  private final CompareContext context;

  /** Called by the framework. */
  @Activate
  public ComparisonOpener(@Reference CompareContext context) {
    this.context = context;
  }

  @Override
  public String name() {
    return "Comparisons";
  }

  @Override
  public List<String> endings() {
    return List.of(CompareContext.ENDING);
  }

  @Override
  public Job<Consumer<Workspace>> open(Path file, Workspace workspace) {
    return monitor -> {
      Comparison comparison = context.analyst().open(file);
      return window -> {
        show(context, window, comparison);
        new RecentFiles(window.choices("compare"), "recent").add(file);
        int searches = comparison.analyses().size();
        window.message(
            "Opened the comparison '"
                + file.getFileName()
                + "' with "
                + (searches == 0 ? "no results yet; press Run." : searches + " results."));
      };
    };
  }

  /** Shows a comparison; puts its first position on the board if another game is there. */
  static void show(CompareContext context, Workspace window, Comparison comparison) {
    Selection selection = window.selection();
    boolean elsewhere =
        selection == null
            || !selection.rules().options().equals(comparison.request().rules().options())
            || selection.rules().game() != comparison.request().rules().game();
    if (elsewhere) {
      window.select(Selection.of(comparison.request().subjects().get(0).line()));
    }
    context.adopt(window, comparison);
    window.enter("compare");
    window.execute("view.show.compare");
  }
}
