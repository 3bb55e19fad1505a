package org.plyscope.lab.export;

import java.nio.file.Path;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.lab.search.SearchOutcome;

/**
 * Shows searches and comparisons in views without a window, and writes their contents to files.
 * Provided by the front end that has views, as a service; safe for any thread but its
 * user-interface thread.
 */
public interface ViewExports {
  /** The caption made of the known facts: game, rules, position, agent. */
  String AUTOMATIC = "\u0000automatic";

  /**
   * What to write.
   *
   * @param view the id of a view
   * @param table the name of one of its tables; empty for the first in a CSV file, all in JSON
   * @param file where to
   * @param format the format of the file
   * @param width how wide the view is, in pixels before a picture is enlarged
   * @param height how high it is
   * @param style how a picture looks; an empty caption means no caption, {@link
   *     ViewExports#AUTOMATIC} the default one
   */
  record Request(
      String view,
      String table,
      Path file,
      ExportFormat format,
      int width,
      int height,
      FigureStyle style) {}

  /** Returns their ids, sorted. */
  List<String> views();

  /**
   * Shows a search in a view and writes the view to a file.
   *
   * @throws InputException if there is no such view or table, or the file cannot be written
   * @throws InterruptedException if the thread was interrupted
   */
  void export(Request request, SearchOutcome outcome) throws InterruptedException;

  /**
   * Shows a comparison in a view and writes the view to a file.
   *
   * @param request what to write
   * @param comparison a comparison, finished or so far
   * @throws InputException if there is no such view or table, or the file cannot be written
   * @throws InterruptedException if the thread was interrupted
   */
  void export(Request request, Comparison comparison) throws InterruptedException;
}
