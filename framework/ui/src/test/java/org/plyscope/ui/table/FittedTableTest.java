package org.plyscope.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.swing.table.JTableHeader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.ui.theme.Theme;

class FittedTableTest {
  private static final String LONG = "a name that is much longer than the column of a name";

  private final Model model = new Model();

  @BeforeEach
  void look() {
    Theme.LIGHT.install(100);
  }

  @Test
  void columnsGrowWithTheirContentsAndNeverShrink() {
    FittedTable table = new FittedTable(model);
    table.fit("name");
    int before = width(table, 0);
    model.show(LONG);
    int grown = width(table, 0);
    model.show("a");
    assertThat(grown).isGreaterThan(before);
    assertThat(width(table, 0)).isEqualTo(grown);
  }

  @Test
  void namesCanBeKeptFromTakingAllTheRoom() {
    FittedTable table = new FittedTable(model);
    table.fit("name");
    table.limit(10);
    model.show(LONG);
    assertThat(width(table, 0)).isLessThanOrEqualTo(10 * table.getFont().getSize() + 2);
  }

  @Test
  void aWiderFontMakesWiderHeadings() {
    FittedTable table = new FittedTable(model);
    table.fit("name");
    int before = width(table, 1);
    Theme.LIGHT.install(200);
    table.getTableHeader().updateUI();
    table.updateUI();
    table.fit("name");
    assertThat(width(table, 1)).isGreaterThan(before);
  }

  @Test
  void headingsSayWhatTheyMean() {
    FittedTable table = new FittedTable(model);
    table.moveColumn(0, 1);
    table.setSize(400, 100);
    JTableHeader header = table.getTableHeader();
    header.setSize(400, 20);
    table.doLayout();
    MouseEvent over = new MouseEvent(header, MouseEvent.MOUSE_MOVED, 0, 0, 2, 2, 0, false);
    assertThat(header.getToolTipText(over)).isEqualTo("Nodes visited");
  }

  @Test
  void numbersAreSortedAsNumbers() {
    List<Amount> amounts = new ArrayList<>();
    for (double value : new double[] {Double.NaN, 1_000, 9, 20}) {
      amounts.add(Amount.count(value));
    }
    Collections.sort(amounts);
    assertThat(amounts).extracting(Amount::toString).containsExactly("9", "20", "1,000", "–");
    assertThat(Bar.share(0.5)).isLessThan(Bar.share(0.75));
    assertThat(Bar.ratio(3, 6).fraction()).isEqualTo(0.5);
    assertThat(Bar.ratio(Double.NaN, 6)).hasToString("–");
  }

  private static int width(FittedTable table, int column) {
    return table.getColumnModel().getColumn(column).getPreferredWidth();
  }

  /** One row. */
  private static final class Model extends ExplainedTable {
    private String name = "";

    private Model() {
      super(new Column("Name", "What it is called"), new Column("Nodes", "Nodes visited"));
    }

    private void show(String newName) {
      name = newName;
      changed(1);
    }

    @Override
    public int getRowCount() {
      return 1;
    }

    @Override
    public Object getValueAt(int row, int column) {
      return column == 0 ? name : Amount.count(7);
    }
  }
}
