package org.plyscope.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.table.DefaultTableModel;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyscope.ui.theme.Theme;

class TableFilterTest {
  private final DefaultTableModel model =
      new DefaultTableModel(
          new Object[][] {{"a1-b2", "0.5"}, {"a1-c3", "0.7"}, {"B2-C3", "0.5"}},
          new Object[] {"Move", "Value"});
  private final FittedTable table = new FittedTable(model);
  private final TableFilter filter = new TableFilter("filter", "Find a move", table);

  @BeforeAll
  static void look() {
    Theme.LIGHT.install(100);
  }

  private List<Object> shown() {
    return java.util.stream.IntStream.range(0, table.getRowCount())
        .mapToObj(row -> table.getValueAt(row, 0))
        .toList();
  }

  @Test
  void onlyRowsWithAllWordsAreLeft() {
    assertThat(shown()).containsExactly("a1-b2", "a1-c3", "B2-C3");
    filter.setText("b2 0.5");
    assertThat(shown()).containsExactly("a1-b2", "B2-C3");
    assertThat(table.convertRowIndexToModel(1)).isEqualTo(2);
    filter.setText("nowhere");
    assertThat(shown()).isEmpty();
    filter.setText(" ");
    assertThat(shown()).hasSize(3);
  }

  @Test
  void rowsThatChangeAreFilteredAgain() {
    filter.setText("0.5");
    model.setValueAt("0.9", 0, 1);
    assertThat(shown()).containsExactly("B2-C3");
    model.setDataVector(new Object[][] {{"d4", "0.5"}}, new Object[] {"Move", "Value"});
    assertThat(shown()).containsExactly("d4");
  }

  @Test
  void aTableThatCanBeSortedStillCan() {
    FittedTable sorted = new FittedTable(model);
    sorted.setAutoCreateRowSorter(true);
    TableFilter words = new TableFilter("filter", "Find a move", sorted);
    sorted.getRowSorter().toggleSortOrder(1);
    sorted.getRowSorter().toggleSortOrder(1);
    assertThat(sorted.getValueAt(0, 0)).isEqualTo("a1-c3");
    words.setText("b2");
    assertThat(sorted.getRowCount()).isEqualTo(2);
  }

  @Test
  void theOrderOfTheRowsStays() {
    assertThat(table.getRowSorter().getSortKeys()).isEmpty();
    table.getRowSorter().toggleSortOrder(0);
    assertThat(shown()).containsExactly("a1-b2", "a1-c3", "B2-C3");
  }
}
