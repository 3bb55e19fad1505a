package org.plyscope.view.compare.table;

import java.util.List;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;

/** Which moves caused the cut-offs of a configuration, one row per ply. */
final class Distribution extends AbstractTableModel {
  private static final List<String> COLUMNS = List.of("Ply", "Cut-offs", "Mean");

  private CutoffProfile profile = CutoffProfile.NONE;

  void show(CutoffProfile other) {
    profile = other;
    fireTableDataChanged();
  }

  @Override
  public int getRowCount() {
    return profile.plies();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size() + CutoffProfile.GROUPS.size();
  }

  @Override
  public String getColumnName(int column) {
    return column < COLUMNS.size()
        ? COLUMNS.get(column)
        : CutoffProfile.GROUPS.get(column - COLUMNS.size());
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column < COLUMNS.size() ? Amount.class : Bar.class;
  }

  @Override
  public Object getValueAt(int ply, int column) {
    return switch (column) {
      case 0 -> Amount.count(ply);
      case 1 -> Amount.count((double) profile.cutoffs(ply));
      case 2 -> Amount.decimal(profile.meanIndex(ply));
      default ->
          Bar.share((double) profile.cutoffs(ply, column - COLUMNS.size()) / profile.cutoffs(ply));
    };
  }
}
