package org.plyscope.view.scatter.chart;

import java.util.ArrayList;
import java.util.List;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.category.IntervalCategoryDataset;
import org.plyscope.api.run.statistics.Estimate;

/** One row of estimates with intervals, which need not reach as far up as down. */
final class IntervalData extends DefaultCategoryDataset implements IntervalCategoryDataset {
  private static final long serialVersionUID = 1L;

  private final String row;
  private final transient List<Estimate> estimates = new ArrayList<>();

  IntervalData(String row) {
    this.row = row;
  }

  void add(Estimate estimate, String column) {
    estimates.add(estimate);
    addValue(estimate.value(), row, column);
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
