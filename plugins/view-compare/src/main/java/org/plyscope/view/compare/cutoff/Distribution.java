package org.plyscope.view.compare.cutoff;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;

/**
 * Which moves caused the cut-offs: one row for each configuration, or for each ply of one of them.
 */
final class Distribution extends ExplainedTable {
  private record Row(Object name, long cutoffs, double mean, List<Long> groups) {}

  private List<Row> rows = List.of();

  Distribution() {
    super(columns("Configuration"));
  }

  private static List<Column> columns(String first) {
    List<Column> columns = new ArrayList<>();
    columns.add(new Column(first, first));
    columns.add(new Column("Cut-offs", "Nodes where a bound was met, on all positions"));
    columns.add(new Column("Mean", "Mean place, from 0, of the moves that caused cut-offs"));
    for (String group : CutoffProfile.GROUPS) {
      columns.add(
          new Column(group, "Share of the cut-offs that the " + group + " move tried caused"));
    }
    return columns;
  }

  /** Shows all configurations, all plies together. */
  void showAll(Comparison comparison, int depth) {
    List<Row> all = new ArrayList<>();
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      CutoffProfile profile = comparison.cutoffs(c, depth);
      long[] groups = new long[CutoffProfile.GROUPS.size()];
      for (int ply = 0; ply < profile.plies(); ply++) {
        for (int group = 0; group < groups.length; group++) {
          groups[group] += profile.cutoffs(ply, group);
        }
      }
      Configuration configuration = comparison.request().configurations().get(c);
      all.add(new Row(configuration, profile.cutoffs(), profile.meanIndex(), list(groups)));
    }
    show("Configuration", all);
  }

  /** Shows the plies of one configuration. */
  void showPlies(CutoffProfile profile) {
    List<Row> all = new ArrayList<>();
    for (int ply = 0; ply < profile.plies(); ply++) {
      long[] groups = new long[CutoffProfile.GROUPS.size()];
      for (int group = 0; group < groups.length; group++) {
        groups[group] = profile.cutoffs(ply, group);
      }
      all.add(new Row("Ply " + ply, profile.cutoffs(ply), profile.meanIndex(ply), list(groups)));
    }
    show("Ply", all);
  }

  private static List<Long> list(long... groups) {
    return LongStream.of(groups).boxed().toList();
  }

  private void show(String first, List<Row> others) {
    int before = rows.size();
    rows = others;
    columns(columns(first));
    changed(before);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? Object.class : column < 3 ? Amount.class : Bar.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    Row row = rows.get(index);
    return switch (column) {
      case 0 -> row.name();
      case 1 -> Amount.count((double) row.cutoffs());
      case 2 -> Amount.decimal(row.mean());
      default -> Bar.share((double) row.groups().get(column - 3) / row.cutoffs());
    };
  }
}
