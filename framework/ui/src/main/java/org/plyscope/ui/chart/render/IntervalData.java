package org.plyscope.ui.chart.render;

import java.util.List;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.category.IntervalCategoryDataset;
import org.plyscope.api.run.statistics.Estimate;

/** One row of estimates with intervals, which need not reach as far up as down. */
final class IntervalData extends DefaultCategoryDataset implements IntervalCategoryDataset {
  private static final long serialVersionUID = 1L;

  private final transient List<Estimate> estimates;

  IntervalData(String row, List<String> columns, List<Estimate> estimates) {
    this.estimates = estimates;
    for (int i = 0; i < columns.size(); i++) {
      double value = estimates.get(i).value();
      addValue(Double.isFinite(value) ? value : null, row, columns.get(i));
    }
  }

  @Override
  public Number getStartValue(int series, int category) {
    return estimates.get(category).low();
  }

  @Override
  public Number getEndValue(int series, int category) {
    return estimates.get(category).high();
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Number getStartValue(Comparable series, Comparable category) {
    return getStartValue(getRowIndex(series), getColumnIndex(category));
  }

  @Override
  @SuppressWarnings("rawtypes")
  public Number getEndValue(Comparable series, Comparable category) {
    return getEndValue(getRowIndex(series), getColumnIndex(category));
  }
}
