package org.plyscope.view.scatter.chart;

import java.awt.CardLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.Runs;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.render.ChartBox;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.widget.WrapBar;

/** Draws the other charts of a run, one at a time. */
public final class ChartsView implements View {
  /** The id of the view. */
  public static final String ID = "run-charts";

  private final Runs runs;
  private final Charts charts;
  private final LiveRun<List<Chart>> live;
  private final JComboBox<RunChart> kind = new JComboBox<>(RunChart.values());
  private final JComboBox<String> title = new JComboBox<>();
  private final NoRun nothing = new NoRun("run-charts.empty");
  private final ChartBox picture = new ChartBox(ID);
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));

  /** The value of the box; other threads may not read the box itself. */
  private volatile RunChart wanted;

  private List<Chart> shown = List.of();
  private boolean filling;

  /** Makes the view. */
  public ChartsView(Workspace workspace, Runs runs, Charts charts) {
    this.runs = runs;
    this.charts = charts;
    panel.setName(ID);
    kind.setName("run-charts.kind");
    kind.setMaximumRowCount(RunChart.values().length);
    kind.setSelectedIndex((int) workspace.choices(ID).number("kind", 0) % kind.getItemCount());
    wanted = kind();
    kind.addActionListener(
        e -> {
          workspace.choices(ID).put("kind", kind.getSelectedIndex());
          wanted = kind();
          refresh();
        });
    title.setName("run-charts.title");
    title.setToolTipText("Which of the charts of this kind");
    title.setVisible(false);
    title.addActionListener(e -> redraw());
    panel.add(new WrapBar(kind, title), "width 0:100%:");
    deck.add(nothing, "empty");
    deck.add(picture, "chart");
    panel.add(deck, "width 0:100%:, height min:100%:");
    show(Optional.empty());
    live = new LiveRun<>(runs, this::look, this::show, focus -> refresh());
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return chosen().map(Chart::tables).orElse(List.of());
  }

  @Override
  public void close() {
    live.close();
  }

  private RunChart kind() {
    return kind.getItemAt(kind.getSelectedIndex());
  }

  private void refresh() {
    live.refresh();
  }

  /** Called in the background. */
  private List<Chart> look(Run run) {
    return charts.run(run, wanted, runs.focus());
  }

  private void show(Optional<List<Chart>> now) {
    shown = now.orElse(List.of());
    panel.putClientProperty(View.SUBJECT, runs.shown().map(Run::name).orElse(null));
    if (now.isPresent()) {
      nothing.say(
          "Nothing to draw",
          "This run has no numbers for this chart yet, or none of this kind; choose another.");
      offer();
    } else {
      nothing.sayWhy(runs.shown().isPresent());
    }
    redraw();
  }

  /** Offers the charts of the kind; the chosen one stays chosen while the run grows. */
  private void offer() {
    List<String> titles = shown.stream().map(chart -> chart.heading().title()).toList();
    Object before = title.getSelectedItem();
    filling = true;
    try {
      title.setModel(new DefaultComboBoxModel<>(titles.toArray(String[]::new)));
      if (titles.contains(before)) {
        title.setSelectedItem(before);
      }
    } finally {
      filling = false;
    }
    title.setVisible(titles.size() > 1);
  }

  private Optional<Chart> chosen() {
    return shown.stream()
        .filter(chart -> chart.heading().title().equals(title.getSelectedItem()))
        .findFirst();
  }

  private void redraw() {
    if (!filling) {
      chosen().ifPresent(picture::show);
      cards.show(deck, chosen().isPresent() ? "chart" : "empty");
      panel.repaint();
    }
  }
}
