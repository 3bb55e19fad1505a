package org.plyscope.view.scatter.plot;

import java.awt.CardLayout;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.chart.ScatterRequest.Trait;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.render.ChartBox;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.widget.WrapBar;

/** Draws the score of every entrant against its cost. */
public final class ScatterView implements View {
  /** The id of the view. */
  public static final String ID = "win-rate";

  private static final String ALL = "All opponents";

  private final Workspace workspace;
  private final Runs runs;
  private final Charts charts;
  private final Choices choices;
  private final LiveRun<ScatterChart> live;
  private final SecondRun second;
  private final JComboBox<Cost> cost = new JComboBox<>(Cost.values());
  private final JComboBox<Trait> colours = new JComboBox<>(Trait.values());
  private final JComboBox<Trait> shapes = new JComboBox<>(Trait.values());
  private final JComboBox<String> opponent = new JComboBox<>(new String[] {ALL});
  private final JCheckBox logarithmic = new JCheckBox("Log");
  private final JCheckBox labels = new JCheckBox("Names");
  private final NoRun nothing = new NoRun("win-rate.empty");
  private final ChartBox picture = new ChartBox(ID);
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));

  /** The values of the controls; other threads may not read the controls themselves. */
  private volatile ScatterRequest wanted;

  private ScatterChart scatter;
  private boolean offering;

  /** Makes the view. */
  public ScatterView(Workspace workspace, Runs runs, Charts charts) {
    this.workspace = workspace;
    this.runs = runs;
    this.charts = charts;
    this.choices = workspace.choices(ID);
    this.second = new SecondRun(runs, this::refresh);
    panel.setName(ID);
    panel.add(controls(), "width 0:100%:");
    wanted = request();
    RubberBand.on(picture.panel(), this::drawn);
    picture
        .panel()
        .addMouseListener(
            new MouseAdapter() {
              @Override
              public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                  ScatterView.this.workspace.execute("view.show.run-games");
                }
              }
            });
    deck.add(nothing, "empty");
    deck.add(picture, "chart");
    panel.add(deck, "width 0:100%:, height min:100%:");
    show(Optional.empty());
    live = new LiveRun<>(runs, this::look, this::show, this::focus);
  }

  private WrapBar controls() {
    choice(
        cost,
        "cost",
        "Quantity on the horizontal axis; one agent is the selected one, else the first",
        Cost.MEDIAN_TIME.name());
    choice(colours, "colours", "Property shown by colour", Trait.EVALUATOR.name());
    choice(shapes, "shapes", "Property shown by shape", Trait.ALGORITHM.name());
    box(logarithmic, "log", "A logarithmic axis", this::recompute);
    box(labels, "labels", "Write names beside the points; none covers another", this::redraw);
    opponent.setName("win-rate.opponent");
    opponent.setToolTipText("Score against all opponents, or against one of them");
    opponent.addActionListener(e -> opponentChosen());
    second.box().setName("win-rate.second");
    second.box().setToolTipText("Draw another run in the same chart, with hollow points");
    return new WrapBar(
        cost,
        logarithmic,
        labelled("Against", opponent),
        labelled("Colour", colours),
        labelled("Shape", shapes),
        labels,
        second.box());
  }

  /** Where a bar is wrapped, a label stays with its control. */
  private static JPanel labelled(String text, JComboBox<?> box) {
    JPanel both = new JPanel(new MigLayout("insets 0", "[]rel[]"));
    both.add(new JLabel(text));
    both.add(box);
    return both;
  }

  private <E extends Enum<E>> void choice(
      JComboBox<E> box, String name, String help, String standard) {
    box.setName("win-rate." + name);
    box.setToolTipText(help);
    String chosen = choices.text(name, standard);
    for (int i = 0; i < box.getItemCount(); i++) {
      if (box.getItemAt(i).name().equals(chosen)) {
        box.setSelectedIndex(i);
      }
    }
    box.addActionListener(
        e -> {
          choices.put(name, box.getItemAt(box.getSelectedIndex()).name());
          recompute();
        });
  }

  private void box(JCheckBox box, String name, String help, Runnable change) {
    box.setName("win-rate." + name);
    box.setToolTipText(help);
    box.setSelected(choices.flag(name, true));
    box.addActionListener(
        e -> {
          choices.put(name, box.isSelected());
          change.run();
        });
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return isEmpty() ? List.of() : scatter.tables();
  }

  @Override
  public void close() {
    live.close();
    second.close();
  }

  private boolean isEmpty() {
    return scatter == null || scatter.isEmpty();
  }

  /** Draws the same numbers of a run that has grown; called on any thread. */
  private void refresh() {
    live.refresh();
  }

  private void recompute() {
    wanted = request();
    refresh();
  }

  private ScatterRequest request() {
    List<Integer> chosen = runs.focus().entrants();
    return new ScatterRequest(
            chosen(cost),
            logarithmic.isSelected(),
            chosen(colours),
            chosen(shapes),
            chosen.size() == 1 ? chosen.get(0) : 0)
        .against(opponent.getSelectedIndex() - 1)
        .withPublished();
  }

  private void opponentChosen() {
    if (!offering) {
      recompute();
    }
  }

  /** Offers the agents of the run; another run begins with all opponents. */
  private void offerOpponents() {
    List<String> names = new ArrayList<>(List.of(ALL));
    runs.shown().ifPresent(run -> run.entrants().forEach(one -> names.add(one.name())));
    List<String> before =
        IntStream.range(0, opponent.getItemCount()).mapToObj(opponent::getItemAt).toList();
    if (!names.equals(before)) {
      offering = true;
      opponent.setModel(new DefaultComboBoxModel<>(names.toArray(String[]::new)));
      offering = false;
      if (wanted.opponent() >= 0) {
        recompute();
      }
    }
  }

  private static <E> E chosen(JComboBox<E> box) {
    return box.getItemAt(box.getSelectedIndex());
  }

  /** Called in the background. */
  private ScatterChart look(Run run) {
    List<Run> all = new ArrayList<>(List.of(run));
    second.run().filter(other -> other != run).ifPresent(all::add);
    return charts.scatter(all, wanted);
  }

  private void show(Optional<ScatterChart> now) {
    scatter = now.orElse(null);
    offerOpponents();
    panel.putClientProperty(View.SUBJECT, subject());
    if (now.isPresent()) {
      nothing.say(
          "Nothing to draw yet",
          "Points appear with the first complete game sets. A suite of problems has no scores; see"
              + " the view Charts.");
    } else {
      nothing.sayWhy(runs.shown().isPresent());
    }
    redraw();
  }

  private String subject() {
    String others = second.run().map(run -> " and " + run.name()).orElse("");
    return runs.shown().map(run -> run.name() + others).orElse(null);
  }

  private void focus(RunFocus focus) {
    redraw();
    if (chosen(cost) == Cost.RELATIVE) {
      recompute();
    }
  }

  private void redraw() {
    if (!isEmpty()) {
      picture.show(scatter, runs.focus().entrants(), labels.isSelected());
    }
    cards.show(deck, isEmpty() ? "empty" : "chart");
    panel.repaint();
  }

  /** Selects the entrants in a rectangle, or the one that was clicked; only those of one run. */
  private void drawn(Rectangle box, boolean adding) {
    Map<Integer, Point2D> places = new LinkedHashMap<>();
    for (ScatterChart.Point p : scatter.points()) {
      if (p.run() == 0) {
        places.put(p.entrant(), onScreen(p));
      }
    }
    List<Integer> before = adding ? runs.focus().entrants() : List.of();
    runs.focus(RunFocus.of(RubberBand.chosen(places, box, before)));
  }

  /** Returns where a point is drawn in the component of the chart. */
  Point onScreen(ScatterChart.Point point) {
    ChartPanel chart = picture.panel();
    Rectangle2D area = chart.getChartRenderingInfo().getPlotInfo().getDataArea();
    Point2D place = place(point, chart.getChart(), area);
    return new Point(
        (int) Math.round(place.getX() * chart.getScaleX()),
        (int) Math.round(place.getY() * chart.getScaleY()));
  }

  /** Returns where a point is drawn in a chart whose points are drawn in an area. */
  static Point2D place(ScatterChart.Point point, JFreeChart chart, Rectangle2D area) {
    XYPlot plot = chart.getXYPlot();
    return new Point2D.Double(
        plot.getDomainAxis().valueToJava2D(point.x().value(), area, RectangleEdge.BOTTOM),
        plot.getRangeAxis().valueToJava2D(point.y().value(), area, RectangleEdge.LEFT));
  }
}
