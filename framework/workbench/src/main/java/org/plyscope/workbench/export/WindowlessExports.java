package org.plyscope.workbench.export;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.lab.export.ExportFormat;
import org.plyscope.lab.export.FigureStyle;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.export.picture.Picture;
import org.plyscope.workbench.export.picture.Room;
import org.plyscope.workbench.file.FileNames;
import org.plyscope.workbench.search.SearchViews;
import org.plyscope.workbench.search.agent.SearchTitles;
import org.plyscope.workbench.session.About;

/**
 * Makes views that stand in no window, shows them a search or a comparison, and writes their
 * contents.
 */
@Component(service = ViewExports.class)
public final class WindowlessExports implements ViewExports {
  private static final long PATIENCE = TimeUnit.MINUTES.toNanos(2);

  /** Wrapping texts need another height once they know their width, and so on. */
  private static final int LAYOUTS = 3;

  private final Analyst analyst;
  private final SearchTitles titles;
  private final Map<String, ViewFactory> factories = new ConcurrentSkipListMap<>();

  /** Called by the framework. */
  @Activate
  public WindowlessExports(@Reference Analyst analyst, @Reference Catalog catalog) {
    this.analyst = analyst;
    this.titles = SearchTitles.of(catalog);
    addView(SearchViews.resultOnly(titles));
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addView(ViewFactory factory) {
    factories.putIfAbsent(factory.id(), factory);
  }

  void removeView(ViewFactory factory) {
    factories.remove(factory.id(), factory);
  }

  @Override
  public List<String> views() {
    return List.copyOf(factories.keySet());
  }

  @Override
  public void export(Request request, SearchOutcome outcome) throws InterruptedException {
    export(request, selection(outcome));
  }

  @Override
  public void export(Request request, Comparison comparison) throws InterruptedException {
    analyst.show(comparison);
    export(request, selection(comparison));
  }

  private void export(Request request, Selection selection) throws InterruptedException {
    ViewFactory factory = factories.get(request.view());
    if (factory == null) {
      throw NearMatches.unknown("view", request.view(), factories.keySet());
    }
    WindowlessWorkspace workspace = new WindowlessWorkspace(selection);
    View view = onUi(() -> make(factory, workspace, request));
    try {
      settle(workspace);
      FigureStyle style = captioned(request.style(), About.of(selection, Map.of(), titles::phrase));
      for (ExportFile file : onUi(() -> take(view, request, style))) {
        file.write(() -> false);
      }
    } finally {
      onUi(
          () -> {
            view.close();
            return true;
          });
    }
  }

  private static Selection selection(SearchOutcome outcome) {
    return Selection.of(outcome.spec().line())
        .withResult(outcome.result().orElse(null))
        .withTrace(outcome.trace().orElse(null), -1);
  }

  /** Returns the first position of a comparison with the deepest search of the first agent. */
  private static Selection selection(Comparison comparison) {
    Optional<Analysis> search =
        comparison.traced(0, 0).or(() -> comparison.find(0, 0, comparison.commonDepth()));
    return Selection.of(comparison.request().subjects().get(0).line())
        .withResult(search.map(Analysis::result).orElse(null))
        .withTrace(search.flatMap(Analysis::trace).orElse(null), -1);
  }

  private static View make(ViewFactory factory, WindowlessWorkspace workspace, Request request) {
    (request.style().dark() ? Theme.DARK : Theme.LIGHT).install(100);
    View view = factory.create(workspace);
    view.component().setSize(request.width(), request.height());
    view.selected(workspace.selection());
    layOut(view);
    return view;
  }

  private static void layOut(View view) {
    Room.addHeadings(view.component());
    for (int i = 0; i < LAYOUTS; i++) {
      Room.layOut(view.component());
    }
  }

  private static FigureStyle captioned(FigureStyle style, About about) {
    return style.caption().equals(AUTOMATIC) ? style.withCaption(about.caption()) : style;
  }

  private static List<ExportFile> take(View view, Request request, FigureStyle style) {
    layOut(view);
    if (request.format() == ExportFormat.TEX) {
      return charts(view, request, style);
    }
    return request.format().picture()
        ? List.of(
            ExportFile.picture(
                request.file(), Picture.take(view.component(), request.format(), style)))
        : ExportFile.tables(request.file(), request.format(), tables(view, request));
  }

  private static List<ExportFile> charts(View view, Request request, FigureStyle style) {
    List<ExportFile> files = ExportFile.tex(request.file(), view.component(), style);
    if (files.size() < 2) {
      throw new InputException(
          "The view '%s' has no chart to write as TEX; name a file that ends with .pdf or .svg."
              .formatted(request.view()));
    }
    return files;
  }

  private static List<DataTable> tables(View view, Request request) {
    List<DataTable> tables = view.tables();
    if (tables.isEmpty()) {
      throw new InputException(
          "The view '%s' has no data to write as %s; name a file that ends with .png or .svg."
              .formatted(request.view(), request.format()));
    }
    if (request.table().isEmpty()) {
      return request.format() == ExportFormat.CSV ? tables.subList(0, 1) : tables;
    }
    return tables.stream()
        .filter(t -> FileNames.plain(t.name()).equals(FileNames.plain(request.table())))
        .findFirst()
        .map(List::of)
        .orElseThrow(
            () ->
                new InputException(
                    "The view '%s' has no table '%s'; it has %s."
                        .formatted(
                            request.view(),
                            request.table(),
                            String.join(", ", tables.stream().map(DataTable::name).toList()))));
  }

  /** Waits until the jobs of a view are done and their results are shown, or one has failed. */
  private static void settle(WindowlessWorkspace workspace) throws InterruptedException {
    onUi(() -> true);
    workspace.awaitIdle(PATIENCE);
    onUi(() -> true);
    if (workspace.failure().isPresent()) {
      // Half a picture would look like a whole one.
      throw fault(workspace.failure().get());
    }
  }

  private static <T> T onUi(Callable<T> question) throws InterruptedException {
    FutureTask<T> task = new FutureTask<>(question);
    try {
      SwingUtilities.invokeAndWait(task);
      return task.get();
    } catch (InvocationTargetException | ExecutionException e) {
      throw fault(e.getCause());
    }
  }

  /** An out-of-memory error is passed on: the caller knows how to get more. */
  private static RuntimeException fault(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError memory) {
      throw memory;
    }
    return thrown instanceof InputException sentence
        ? sentence
        : new IllegalStateException("the view failed: " + thrown, thrown);
  }
}
