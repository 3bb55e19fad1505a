package org.plyscope.view.compare.chart;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.GridLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.LegendItemCollection;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobHandle;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.Desk;

/** Draws the last search, or all searches of the latest comparison, ply by ply. */
public final class PlyChartView implements View {
  private static final int MOST_CHARTS = 4;

  /** How much wider than high a picture is that has room beside it. */
  private static final double WIDE = 1.6;

  /** What is drawn. */
  private enum Source {
    SEARCH("Last search by ply"),
    BY_DEPTH("Comparison by depth"),
    BY_PLY("Comparison by ply");

    private final String title;

    Source(String title) {
      this.title = title;
    }

    @Override
    public String toString() {
      return title;
    }
  }

  private final Workspace workspace;
  private final Desk desk;
  private final Runnable forget;
  private final JComboBox<Source> source = new JComboBox<>(Source.values());
  private final JComboBox<Quantity> quantity = new JComboBox<>(Quantity.values());
  private final JCheckBox logarithmic = new JCheckBox("Log", true);
  private final JCheckBox bars = new JCheckBox("Bars");
  private final JCheckBox yardsticks = new JCheckBox("Yardsticks", true);
  private final EmptyHint nothing = new EmptyHint("ply-chart.empty", "", "");
  private final CardLayout cards = new CardLayout();
  private final JPanel charts = new JPanel();
  private final JPanel picture = new JPanel(new BorderLayout());
  private final LegendPanel legend = new LegendPanel("ply-chart.legend");
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel = new ThemedPanel();
  private Selection selection;
  private String measured = "";
  private int measuredPlies;
  private TreeSize tree;
  private JobHandle counting;

  /** Makes the view. */
  public PlyChartView(Workspace workspace, Desk desk) {
    this.workspace = workspace;
    this.desk = desk;
    this.selection = workspace.selection();
    forget = desk.onChange(() -> SwingUtilities.invokeLater(this::compared));
    panel.setName("ply-chart");
    panel.add(controls(), "width 0:100%:");
    charts.setName("ply-chart.charts");
    picture.putClientProperty(View.PICTURE, true);
    deck.add(nothing, "empty");
    deck.add(picture, "charts");
    picture.add(charts, BorderLayout.CENTER);
    picture.addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            placeLegend();
          }
        });
    panel.add(deck, "width 0:100%:");
    if (desk.latest().isPresent()) {
      source.setSelectedItem(Source.BY_DEPTH);
    }
    refresh();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection now) {
    SearchResult before = selection.result().orElse(null);
    selection = now;
    if (now.result().orElse(null) != before) {
      refresh();
    }
  }

  @Override
  public List<DataTable> tables() {
    List<List<Object>> rows = new ArrayList<>();
    for (Chart chart : drawn()) {
      for (Curve curve : chart.curves()) {
        curve.points().forEach((x, y) -> rows.add(List.of(chart.title(), curve.name(), x, y)));
      }
    }
    String across = source() == Source.BY_DEPTH ? "depth" : "ply";
    return rows.isEmpty()
        ? List.of()
        : List.of(
            new DataTable(
                "per-" + across,
                List.of("position", "search", across, quantity().name().toLowerCase(Locale.ROOT)),
                rows));
  }

  @Override
  public void close() {
    forget.run();
    if (counting != null) {
      counting.cancel();
    }
  }

  private WrapBar controls() {
    source.setName("ply-chart.source");
    quantity.setName("ply-chart.quantity");
    logarithmic.setName("ply-chart.log");
    logarithmic.setToolTipText("A logarithmic axis");
    bars.setName("ply-chart.bars");
    yardsticks.setName("ply-chart.references");
    yardsticks.setToolTipText(
        "The smallest tree alpha-beta can do with, and the full minimax tree; far down both are"
            + " estimated from random lines");
    source.setToolTipText(
        "By depth: whole searches to depth 1, 2 and so on; by ply: the tree of the deepest search,"
            + " of one that deepens its last finished iteration");
    source.addActionListener(e -> refresh());
    quantity.addActionListener(e -> refresh());
    logarithmic.addActionListener(e -> refresh());
    bars.addActionListener(e -> refresh());
    yardsticks.addActionListener(e -> refresh());
    return new WrapBar(source, quantity, logarithmic, bars, yardsticks);
  }

  /** A comparison is what the user asked for last, so it is shown. */
  private void compared() {
    if (desk.latest().isPresent() && source() == Source.SEARCH) {
      source.setSelectedItem(Source.BY_DEPTH);
    } else {
      refresh();
    }
  }

  private Source source() {
    return (Source) Objects.requireNonNull(source.getSelectedItem());
  }

  private Quantity quantity() {
    return (Quantity) Objects.requireNonNull(quantity.getSelectedItem());
  }

  /** What one chart shows. */
  private record Chart(String title, List<Curve> curves) {}

  private List<Chart> drawn() {
    if (source() == Source.SEARCH) {
      return selection
          .result()
          .filter(result -> result.counts().plies() > 0)
          .map(result -> List.of(new Chart("", current(result))))
          .orElse(List.of());
    }
    return desk.latest().map(this::compared).orElse(List.of());
  }

  private List<Chart> compared(Comparison comparison) {
    boolean whole = source() == Source.BY_DEPTH;
    List<Chart> found = new ArrayList<>();
    int count = Math.min(MOST_CHARTS, comparison.request().subjects().size());
    for (int subject = 0; subject < count; subject++) {
      List<Curve> curves =
          new ArrayList<>(
              whole
                  ? Curves.byDepth(comparison, subject, quantity())
                  : Curves.byPly(comparison, subject, quantity()));
      if (yardsticks.isSelected()) {
        curves.addAll(Curves.references(comparison.treeSize(subject), quantity(), whole));
      }
      found.add(new Chart(comparison.request().subjects().get(subject).name(), curves));
    }
    return found;
  }

  private List<Curve> current(SearchResult result) {
    List<Curve> curves = new ArrayList<>();
    curves.add(Curves.search(result, quantity()));
    if (yardsticks.isSelected() && tree != null && measured.equals(selection.position())) {
      curves.addAll(Curves.references(tree, quantity(), false));
    }
    return curves;
  }

  private void refresh() {
    List<Chart> wanted = drawn();
    charts.removeAll();
    charts.setLayout(new GridLayout(wanted.size() > 2 ? 2 : 1, 0));
    String across = source() == Source.BY_DEPTH ? "Depth searched" : "Ply";
    PlyPlot.Style style = new PlyPlot.Style(logarithmic.isSelected(), bars.isSelected());
    for (Chart chart : wanted) {
      String title = wanted.size() == 1 ? null : chart.title();
      charts.add(
          ChartStyler.panel(PlyPlot.chart(title, across, quantity(), chart.curves(), style)));
    }
    nothing.say(
        source() == Source.SEARCH ? "No search yet" : "No comparison yet",
        source() == Source.SEARCH
            ? "Press F5 to search the position and see its nodes ply by ply."
            : "Run a comparison in the view Compare to see its searches side by side.");
    placeLegend();
    cards.show(deck, wanted.isEmpty() ? "empty" : "charts");
    charts.revalidate();
    charts.repaint();
    measure();
  }

  /** The legend stands beside charts that are wide, below others; a single curve needs none. */
  private void placeLegend() {
    LegendItemCollection items = new LegendItemCollection();
    for (Component frame : charts.getComponents()) {
      LegendItemCollection own = ((ChartPanel) frame).getChart().getPlot().getLegendItems();
      items = own.getItemCount() > items.getItemCount() ? own : items;
    }
    boolean wide = picture.getWidth() > WIDE * picture.getHeight();
    picture.remove(legend);
    if (items.getItemCount() > 1) {
      legend.show(items, wide);
      picture.add(legend, wide ? BorderLayout.EAST : BorderLayout.SOUTH);
    }
    picture.revalidate();
  }

  /** Counts moves below the position of a finished search, once, for the yardsticks. */
  private void measure() {
    Optional<SearchResult> finished = selection.result();
    if (source() != Source.SEARCH || !yardsticks.isSelected() || finished.isEmpty()) {
      return;
    }
    int plies = Math.max(1, Curves.tree(finished.get()).plies() - 1);
    if (measured.equals(selection.position()) && plies <= measuredPlies) {
      return;
    }
    Selection searched = selection;
    measured = searched.position();
    measuredPlies = plies;
    tree = null;
    counting =
        workspace.submit(
            "Count moves",
            monitor ->
                desk.analyst()
                    .treeSize(Line.of(searched.rules(), searched.position()), plies, monitor),
            found -> {
              tree = found;
              refresh();
            });
  }

  /** Charts take their colours when they are made, so another theme means other charts. */
  private final class ThemedPanel extends JPanel {
    private ThemedPanel() {
      super(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      if (charts != null && charts.getComponentCount() > 0) {
        // At once: a figure has another look for one moment only.
        refresh();
      }
    }
  }
}
