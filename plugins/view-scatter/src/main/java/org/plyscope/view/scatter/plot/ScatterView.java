package org.plyscope.view.scatter.plot;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Color;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.ChartPanel;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Choices;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.scatter.model.Cost;
import org.plyscope.view.scatter.model.Kind;
import org.plyscope.view.scatter.model.Point;
import org.plyscope.view.scatter.model.Scatter;

/** Draws the score of every entrant against what it costs. */
public final class ScatterView implements View {
  /** The id of the view. */
  public static final String ID = "win-rate";

  private final Workspace workspace;
  private final Runs runs;
  private final Choices choices;
  private final LiveRun<Scatter> live;
  private final SecondRun second;
  private final JComboBox<Cost> cost = new JComboBox<>(Cost.values());
  private final JComboBox<Kind> colours = new JComboBox<>(Kind.values());
  private final JComboBox<Kind> shapes = new JComboBox<>(Kind.values());
  private final JCheckBox logarithmic = new JCheckBox("Log");
  private final JCheckBox labels = new JCheckBox("Names");
  private final NoRun nothing = new NoRun("win-rate.empty");
  private final LegendPanel legend = new LegendPanel("win-rate.legend");
  private final Prose caption = new Prose("win-rate.caption", "Plyscope.muted");
  private final JPanel place = new JPanel(new BorderLayout());
  private final JPanel picture =
      new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[grow, fill]0[]rel[]rel"));
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel = new ThemedPanel();

  /** The value of the box; other threads may not read the box itself. */
  private volatile Cost wanted = Cost.MEDIAN_TIME;

  private Scatter scatter;
  private ChartPanel chart;

  /** Makes the view. */
  public ScatterView(Workspace workspace, Runs runs) {
    this.workspace = workspace;
    this.runs = runs;
    this.choices = workspace.choices(ID);
    this.second = new SecondRun(runs, this::recompute);
    panel.setName(ID);
    panel.add(controls(), "width 0:100%:");
    picture.putClientProperty(View.PICTURE, true);
    picture.add(place, "width 0:100%:, height 140lp:100%:");
    picture.add(legend, "width 0:100%:");
    picture.add(caption, "width 0:100%:, gapx rel rel");
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
        wanted.name());
    wanted = chosenCost();
    cost.addItemListener(e -> wanted = chosenCost());
    choice(colours, "colours", "Property shown by colour", Kind.ALGORITHM.name());
    choice(shapes, "shapes", "Property shown by shape", Kind.ALGORITHM.name());
    box(logarithmic, "log", "A logarithmic axis");
    box(labels, "labels", "Write names beside the points; none covers another");
    second.box().setName("win-rate.second");
    second.box().setToolTipText("Draw another run in the same chart, with hollow points");
    return new WrapBar(
        cost,
        logarithmic,
        labelled("Colour", colours),
        labelled("Shape", shapes),
        labels,
        second.box());
  }

  /** Where a bar is wrapped, a label stays with what it is for. */
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

  private void box(JCheckBox box, String name, String help) {
    box.setName("win-rate." + name);
    box.setToolTipText(help);
    box.setSelected(choices.flag(name, true));
    box.addActionListener(
        e -> {
          choices.put(name, box.isSelected());
          redraw();
        });
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return isEmpty() ? List.of() : List.of(scatter.table());
  }

  @Override
  public void close() {
    live.close();
    second.close();
  }

  private boolean isEmpty() {
    return scatter == null || scatter.points().isEmpty();
  }

  private void recompute() {
    live.refresh();
  }

  /** Called in the background. */
  private Scatter look(Run run) {
    List<Run> all = new ArrayList<>(List.of(run));
    second.run().filter(other -> other != run).ifPresent(all::add);
    List<Integer> chosen = runs.focus().entrants();
    return Scatter.of(all, wanted, chosen.size() == 1 ? chosen.get(0) : 0);
  }

  private Cost chosenCost() {
    return (Cost) Objects.requireNonNull(cost.getSelectedItem());
  }

  private void show(Optional<Scatter> now) {
    scatter = now.orElse(null);
    panel.putClientProperty(View.SUBJECT, subject());
    if (now.isPresent()) {
      nothing.say(
          "Nothing to draw yet",
          "Points appear with the first complete blocks. A suite of problems has no scores; see the"
              + " view Charts.");
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
    if (chosenCost() == Cost.RELATIVE) {
      recompute();
    }
  }

  private Look look() {
    return new Look(
        (Kind) Objects.requireNonNull(colours.getSelectedItem()),
        (Kind) Objects.requireNonNull(shapes.getSelectedItem()),
        logarithmic.isSelected(),
        labels.isSelected());
  }

  private void redraw() {
    if (isEmpty()) {
      cards.show(deck, "empty");
      return;
    }
    Look look = look();
    if (chart == null) {
      chart = ChartStyler.panel(ScatterChart.of(scatter, look, runs.focus()));
      chart.setName("win-rate.chart");
      chart.setInitialDelay(100);
      chart.setDismissDelay(60_000);
      RubberBand.on(chart, this::drawn);
      chart.addMouseListener(
          new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
              if (event.getClickCount() == 2) {
                workspace.execute("view.show.run-games");
              }
            }
          });
      place.add(chart);
    } else {
      chart.setChart(ScatterChart.of(scatter, look, runs.focus()));
    }
    legend.show(ScatterChart.legend(scatter, look), false);
    legend.revalidate();
    // A colour of the look itself would be replaced when the theme changes.
    picture.setBackground(new Color(Theme.color("chart.background").getRGB()));
    caption.setText(scatter.caption());
    cards.show(deck, "chart");
    panel.repaint();
  }

  /** Selects the entrants in a rectangle, or the one that was clicked; only those of one run. */
  private void drawn(Rectangle box, boolean adding) {
    Map<Integer, Point2D> places = new LinkedHashMap<>();
    for (Point p : scatter.points()) {
      if (!p.second()) {
        places.put(p.number(), onScreen(p));
      }
    }
    List<Integer> before = adding ? runs.focus().entrants() : List.of();
    runs.focus(RunFocus.of(RubberBand.chosen(places, box, before)));
  }

  /** Returns where a point is drawn in the component of the chart. */
  java.awt.Point onScreen(Point point) {
    Rectangle2D area = chart.getChartRenderingInfo().getPlotInfo().getDataArea();
    LineLayer.Scale scale =
        new LineLayer.Scale(
            area,
            chart.getChart().getXYPlot().getDomainAxis(),
            chart.getChart().getXYPlot().getRangeAxis());
    return new java.awt.Point(
        (int) Math.round(scale.x(point) * chart.getScaleX()),
        (int) Math.round(scale.y(point) * chart.getScaleY()));
  }

  /** Draws everything again in other colours. */
  private final class ThemedPanel extends JPanel {
    private ThemedPanel() {
      super(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      if (deck != null && scatter != null) {
        redraw();
      }
    }
  }
}
