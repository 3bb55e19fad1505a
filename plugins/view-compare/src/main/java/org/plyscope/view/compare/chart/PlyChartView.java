package org.plyscope.view.compare.chart;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.LegendItemCollection;
import org.plyscope.api.Registration;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.text.Titles;
import org.plyscope.ui.widget.Deck;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Heading;
import org.plyscope.view.compare.widget.HeadingLabel;

/** Draws the last search, or all searches of the latest comparison, ply by ply. */
public final class PlyChartView implements View {
  private static final int MOST_CHARTS = 4;

  /** How low charts may become, in lines of text. */
  private static final int LEAST_LINES = 7;

  /** How much wider than high a picture is that has room beside it. */
  private static final double WIDE = 1.5;

  private final Workspace workspace;
  private final CompareContext context;
  private final Registration registration;
  private final TreeMeasure measure;
  private final HeadingLabel heading = new HeadingLabel("ply-chart.heading");
  private final JComboBox<ChartSource> source = new JComboBox<>(ChartSource.values());
  private final JComboBox<Quantity> quantity = new JComboBox<>(Quantity.values());
  private final JCheckBox logarithmic = new JCheckBox("Log", true);
  private final JCheckBox bars = new JCheckBox("Bars");
  private final JCheckBox yardsticks = new JCheckBox("Yardsticks", true);
  private final EmptyHint nothing = new EmptyHint("ply-chart.empty", "", "");
  private final JPanel charts = new JPanel();
  private final JPanel picture = new JPanel(new BorderLayout());
  private final LegendPanel legend = new LegendPanel("ply-chart.legend", this::toggle);
  private final Set<String> hidden = new HashSet<>();
  private final Deck deck = new Deck();
  private final JPanel panel = new ThemedPanel();
  private Selection selection;

  /** Makes the view. */
  public PlyChartView(Workspace workspace, CompareContext context) {
    this.workspace = workspace;
    this.context = context;
    this.selection = workspace.selection();
    measure = new TreeMeasure(workspace, context.analyst(), this::refresh);
    registration = context.onChange(() -> SwingUtilities.invokeLater(this::compared));
    panel.setName("ply-chart");
    panel.add(controls(), "width 0:100%:");
    panel.add(heading, "width 0:100%:");
    charts.setName("ply-chart.charts");
    int least = LEAST_LINES * panel.getFontMetrics(panel.getFont()).getHeight();
    charts.setMinimumSize(new Dimension(least, least));
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
    context
        .latest()
        .filter(latest -> !latest.analyses().isEmpty())
        .ifPresent(latest -> source.setSelectedItem(ChartSource.best(latest)));
    refresh();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  /** A search that the user has started is what the user wants to see. */
  @Override
  public void searching(LiveSearch search) {
    if (search.running() && source() != ChartSource.SEARCH) {
      source.setSelectedItem(ChartSource.SEARCH);
    }
  }

  @Override
  public void selected(Selection now) {
    SearchResult before = selection.result().orElse(null);
    boolean otherRules = selection.rules() != now.rules();
    selection = now;
    if (now.result().orElse(null) != before || otherRules) {
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
    String across = source().across().toLowerCase(Locale.ROOT);
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
    registration.close();
    measure.close();
  }

  private WrapBar controls() {
    source.setName("ply-chart.source");
    quantity.setName("ply-chart.quantity");
    quantity.setMaximumRowCount(Quantity.values().length);
    logarithmic.setName("ply-chart.log");
    logarithmic.setToolTipText("A logarithmic axis");
    bars.setName("ply-chart.bars");
    yardsticks.setName("ply-chart.references");
    source.setToolTipText(
        "By depth: whole searches to depth 1, 2 and so on; by ply: the tree of the deepest search,"
            + " of one that deepens its last finished iteration; by iterations: Monte Carlo"
            + " searches of more and more iterations");
    source.addActionListener(e -> refresh());
    quantity.addActionListener(e -> refresh());
    logarithmic.addActionListener(e -> refresh());
    bars.addActionListener(e -> refresh());
    yardsticks.addActionListener(e -> refresh());
    return new WrapBar(source, quantity, logarithmic, bars, yardsticks);
  }

  /** A comparison that has something to show is what the user asked for last, or all there is. */
  private void compared() {
    Comparison latest = context.latest().orElse(null);
    boolean wanted = context.runner().running() || drawn().isEmpty();
    if (latest != null && wanted && !latest.analyses().isEmpty()) {
      boolean wrong =
          source() == ChartSource.SEARCH
              || (source() != ChartSource.BY_ITERATIONS
                  && ChartSource.best(latest) == ChartSource.BY_ITERATIONS)
              || (source() == ChartSource.BY_ITERATIONS && !Curves.anyIterations(latest));
      if (wrong) {
        source.setSelectedItem(ChartSource.best(latest));
        return;
      }
    }
    refresh();
  }

  private ChartSource source() {
    return (ChartSource) Objects.requireNonNull(source.getSelectedItem());
  }

  private Quantity quantity() {
    return (Quantity) Objects.requireNonNull(quantity.getSelectedItem());
  }

  /** The content of one chart. */
  private record Chart(String title, List<Curve> curves) {}

  private List<Chart> drawn() {
    if (source() == ChartSource.SEARCH) {
      return selection
          .result()
          .filter(result -> result.counts().plies() > 0)
          .map(this::current)
          .filter(curves -> !curves.get(0).points().isEmpty())
          .map(curves -> List.of(new Chart("", curves)))
          .orElse(List.of());
    }
    return context.latest().map(this::compared).orElse(List.of());
  }

  private List<Chart> compared(Comparison comparison) {
    List<Chart> found = new ArrayList<>();
    int count = Math.min(MOST_CHARTS, comparison.request().subjects().size());
    for (int subject = 0; subject < count; subject++) {
      List<Curve> curves =
          source().curves(comparison, subject, quantity(), yardsticks.isSelected());
      if (!curves.isEmpty()) {
        found.add(new Chart(comparison.request().subjects().get(subject).name(), curves));
      }
    }
    return found;
  }

  private List<Curve> current(SearchResult result) {
    List<Curve> curves = new ArrayList<>();
    curves.add(Curves.search(result, quantity()));
    if (yardsticks.isSelected() && TreeSize.measures(result)) {
      measure
          .of(selection.line())
          .ifPresent(tree -> curves.addAll(Curves.yardsticks(tree, quantity())));
    }
    return curves;
  }

  private void toggle(String name) {
    if (!hidden.remove(name)) {
      hidden.add(name);
    }
    refresh();
  }

  private void refresh() {
    List<Chart> wanted = drawn();
    charts.removeAll();
    charts.setLayout(new GridLayout(wanted.size() > 2 ? 2 : 1, 0));
    double largest =
        wanted.stream().mapToDouble(c -> PlyPlot.largest(c.curves(), hidden)).max().orElse(0);
    PlyPlot.Style style =
        new PlyPlot.Style(
            source().across(),
            quantity(),
            logarithmic.isSelected(),
            bars.isSelected(),
            hidden,
            largest);
    for (Chart chart : wanted) {
      String title = wanted.size() == 1 ? null : chart.title();
      charts.add(ChartStyler.panel(PlyPlot.chart(title, chart.curves(), style)));
    }
    heading.show(heading());
    panel.putClientProperty(View.SUBJECT, subject());
    logarithmic.setEnabled(quantity().positive());
    enableYardsticks();
    hint();
    placeLegend();
    deck.show(wanted.isEmpty() ? "empty" : "charts");
    charts.revalidate();
    charts.repaint();
    if (source() == ChartSource.SEARCH && yardsticks.isSelected()) {
      selection
          .result()
          .filter(TreeSize::measures)
          .ifPresent(
              result ->
                  measure.start(selection.line(), Math.max(1, Curves.tree(result).plies() - 1)));
    }
  }

  /** Returns the comparison in words; null for a search, which the window itself describes. */
  private String subject() {
    return source() == ChartSource.SEARCH
        ? null
        : context.latest().map(latest -> Heading.subject(latest, -1)).orElse(null);
  }

  private Heading heading() {
    if (source() != ChartSource.SEARCH) {
      return context
          .latest()
          .map(latest -> Heading.of(latest, -1, selection.rules()))
          .orElse(Heading.NONE);
    }
    if (selection.result().isEmpty()) {
      return Heading.NONE;
    }
    String who = workspace.search().map(LiveSearch::title).orElse("");
    return new Heading(
        Titles.game(selection.rules())
            + " · "
            + Titles.position(selection.line(), Titles.names(workspace.positions()))
            + (who.isEmpty() ? "" : " · " + who),
        false);
  }

  /** Yardsticks are offered only where they mean something. */
  private void enableYardsticks() {
    boolean meant =
        source() == ChartSource.SEARCH
            ? selection.result().map(TreeSize::measures).orElse(true)
            : source() != ChartSource.BY_ITERATIONS
                && context
                    .latest()
                    .filter(latest -> !latest.analyses().isEmpty())
                    .map(latest -> Curves.measurable(latest, 0))
                    .orElse(true);
    yardsticks.setEnabled(meant);
    yardsticks.setToolTipText(
        meant
            ? "The smallest tree alpha-beta can do with, and the full minimax tree; far down, from"
                + " where the legend marks it, both are estimated from random lines"
            : "Searches by playouts, and those with a value for each of many players, cannot be"
                + " measured by the minimal tree");
  }

  private void hint() {
    if (source() == ChartSource.SEARCH) {
      boolean searched = selection.result().isPresent();
      nothing.say(
          searched ? "Nothing to draw" : "No search yet",
          searched
              ? "This search has no such numbers for each ply."
              : "Press F5 to search the position and see its nodes ply by ply.");
      return;
    }
    boolean any = context.latest().filter(latest -> !latest.analyses().isEmpty()).isPresent();
    nothing.say(
        any ? "Nothing to draw" : "No comparison yet",
        any
            ? "These searches have no such numbers; choose another quantity, or by "
                + (source() == ChartSource.BY_ITERATIONS ? "depth." : "iterations.")
            : "Run a comparison in the view Compare to see its searches side by side.");
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
      legend.show(items, hidden, wide);
      picture.add(legend, wide ? BorderLayout.EAST : BorderLayout.SOUTH);
    }
    picture.revalidate();
    // A legend of the same size would not clear the rest of its old labels.
    picture.repaint();
  }

  /** Charts take their colours when they are made, so another theme means other charts. */
  private final class ThemedPanel extends JPanel {
    private ThemedPanel() {
      super(new MigLayout("fill, wrap, insets rel, gapy 2", "[grow, fill]", "[][][grow, fill]"));
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
