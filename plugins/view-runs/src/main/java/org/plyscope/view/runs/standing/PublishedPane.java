package org.plyscope.view.runs.standing;

import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.table.DefaultTableModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.chart.PublishedTable;
import org.plyscope.ui.table.FittedTable;
import org.plyscope.ui.widget.Prose;

/** Shows published numbers beside ours: both intervals, a sentence on each difference. */
final class PublishedPane extends JPanel {
  private static final int LONGEST = 60;

  private final Prose summary = new Prose("standing.published-summary", "Label.foreground");
  private final Prose note = new Prose("standing.published-note", "Plyscope.muted");
  private final DefaultTableModel model = new DefaultTableModel();
  private final FittedTable table = new FittedTable(model);

  PublishedPane() {
    super(new MigLayout("fill, wrap, insets rel 0 0 0", "[grow, fill]", "[]rel[grow, fill]rel[]"));
    table.setName("standing.published");
    table.setAutoCreateRowSorter(true);
    table.setDefaultEditor(Object.class, null);
    table.limit(LONGEST);
    add(summary, "width 0:100%:");
    add(new JScrollPane(table), "width 0:100%:, height 0:100%:");
    add(note, "width 0:100%:");
  }

  void show(PublishedTable now) {
    summary.setText(now.summary());
    note.setText(now.note());
    Object[][] rows =
        now.table().rows().stream().map(row -> row.toArray()).toArray(Object[][]::new);
    model.setDataVector(rows, now.table().columns().toArray());
  }
}
