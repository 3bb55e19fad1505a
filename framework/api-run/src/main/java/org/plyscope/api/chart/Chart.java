package org.plyscope.api.chart;

import java.util.List;
import org.plyscope.api.table.DataTable;

/** A chart before it is drawn. Built by the host, immutable. */
public sealed interface Chart
    permits BarChart, CellChart, Histogram, LineChart, ParallelChart, ScatterChart {
  /**
   * The words of a chart.
   *
   * @param id a short name without blanks, for files and settings
   * @param title a few words, to choose the chart among others
   * @param caption its content and how to read it, in sentences
   * @param description the content for readers who cannot see it, in one sentence
   */
  record Heading(String id, String title, String caption, String description) {}

  /**
   * Returns its words.
   *
   * @return the heading
   */
  Heading heading();

  /**
   * Returns whether there is nothing to draw.
   *
   * @return true if it has no numbers
   */
  boolean isEmpty();

  /**
   * Returns its numbers, for export.
   *
   * @return one table or several, named after the chart
   */
  List<DataTable> tables();
}
