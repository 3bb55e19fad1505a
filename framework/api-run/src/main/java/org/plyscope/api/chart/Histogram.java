package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.table.DataTable;

/**
 * How often whole numbers occur, in bins of equal width. Immutable.
 *
 * @param heading its words
 * @param x the counted quantity; its lower end is the first number of the first bin
 * @param y how often
 * @param width how many numbers a bin holds
 * @param counts how often the numbers of each bin occur
 */
public record Histogram(Heading heading, Axis x, Axis y, int width, List<Long> counts)
    implements Chart {
  /**
   * Returns where a bin begins.
   *
   * @param bin the number of the bin
   * @return its first number
   */
  public double from(int bin) {
    return x.low() + (double) width * bin;
  }

  /**
   * Returns the tool tip of a bin.
   *
   * @param bin the number of the bin
   * @return its numbers and how often they occur
   */
  public String hint(int bin) {
    String first = Unit.WHOLE.text(from(bin));
    String last = width == 1 ? "" : " to " + Unit.WHOLE.text(from(bin) + width - 1);
    return first + last + ": " + counts.get(bin);
  }

  @Override
  public boolean isEmpty() {
    return counts.isEmpty();
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    for (int bin = 0; bin < counts.size(); bin++) {
      rows.add(List.of(from(bin), from(bin) + width - 1, counts.get(bin)));
    }
    return List.of(new DataTable(heading.id(), List.of("from", "to", "count"), rows));
  }
}
