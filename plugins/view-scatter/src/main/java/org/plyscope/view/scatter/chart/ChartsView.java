package org.plyscope.view.scatter.chart;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Color;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItemCollection;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.run.LiveRun;
import org.plyscope.ui.run.NoRun;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.scatter.model.Numbers;

/** Draws what else a run shows, one chart at a time. */
public final class ChartsView implements View {
  /** The id of the view. */
  public static final String ID = "run-charts";

  private static final int MOST_LEGEND = 12;

  /** What the user wants to see; the option is empty if none was chosen. */
  private record Wish(RunChart kind, String option) {}

  /** What was computed, and which options can be chosen. */
  private record Shown(RunChart kind, RunChart.Drawing drawing, List<String> options) {}

  private final Runs runs;
  private final LiveRun<Shown> live;
  private final JComboBox<RunChart> kind = new JComboBox<>(RunChart.values());
  private final JComboBox<String> option = new JComboBox<>();
  private final NoRun nothing = new NoRun("run-charts.empty");
  private final LegendPanel legend = new LegendPanel("run-charts.legend");
  private final Prose caption = new Prose("run-charts.caption", "Plyscope.muted");
  private final JPanel place = new JPanel(new BorderLayout());
  private final JPanel picture =
      new JPanel(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[grow, fill]0[]rel[]rel"));
  private final CardLayout cards = new CardLayout();
  private final JPanel deck = new JPanel(cards);
  private final JPanel panel = new ThemedPanel();

  /** The values of the boxes; other threads may not read the boxes themselves. */
  private volatile Wish wish;

  private Shown shown;
  private boolean filling;

  /** Makes the view. */
  public ChartsView(Workspace workspace, Runs runs) {
    this.runs = runs;
    panel.setName(ID);
    kind.setName("run-charts.kind");
    kind.setSelectedIndex((int) workspace.choices(ID).number("kind", 0) % kind.getItemCount());
    kind.addActionListener(
        e -> {
          workspace.choices(ID).put("kind", kind.getSelectedIndex());
          recompute();
        });
    option.setName("run-charts.option");
    option.setToolTipText("Quantity on the horizontal axis");
    option.setVisible(false);
    option.addActionListener(e -> recompute());
    wish = wish();
    panel.add(new WrapBar(kind, option), "width 0:100%:");
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

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public List<DataTable> tables() {
    return shown == null || shown.drawing().isEmpty() ? List.of() : shown.drawing().tables();
  }

  @Override
  public void close() {
    live.close();
  }

  private RunChart kind() {
    return (RunChart) Objects.requireNonNull(kind.getSelectedItem());
  }

  private void recompute() {
    if (!filling) {
      wish = wish();
      live.refresh();
    }
  }

  private Wish wish() {
    return new Wish(kind(), Objects.toString(option.getSelectedItem(), ""));
  }

  /** Called in the background. */
  private Shown look(Run run) {
    Wish now = wish;
    Numbers numbers = new Numbers(run);
    List<String> options = now.kind().options(numbers);
    String wanted =
        options.isEmpty() || options.contains(now.option()) ? now.option() : options.get(0);
    return new Shown(now.kind(), now.kind().of(numbers, runs.focus(), wanted), options);
  }

  private void focus(RunFocus focus) {
    recompute();
  }

  private void show(Optional<Shown> now) {
    shown = now.orElse(null);
    panel.putClientProperty(View.SUBJECT, runs.shown().map(Run::name).orElse(null));
    if (now.isPresent()) {
      nothing.say(
          "Nothing to draw",
          "This run has no numbers for this chart yet, or none of this kind; choose another.");
      offer(now.get().options());
    } else {
      nothing.sayWhy(runs.shown().isPresent());
    }
    redraw();
  }

  private void offer(List<String> options) {
    filling = true;
    try {
      boolean same = option.getItemCount() == options.size();
      for (int i = 0; same && i < options.size(); i++) {
        same = options.get(i).equals(option.getItemAt(i));
      }
      if (!same) {
        option.removeAllItems();
        options.forEach(option::addItem);
      }
    } finally {
      filling = false;
    }
    option.setVisible(options.size() > 1);
  }

  private void redraw() {
    if (shown == null || shown.drawing().isEmpty()) {
      cards.show(deck, "empty");
      return;
    }
    JFreeChart chart = shown.drawing().maker().make();
    place.removeAll();
    place.add(ChartStyler.panel(chart));
    place.revalidate();
    LegendItemCollection items = chart.getPlot().getLegendItems();
    boolean lines = shown.kind().hasLines();
    boolean useful = lines && items.getItemCount() > 1 && items.getItemCount() <= MOST_LEGEND;
    legend.show(useful ? items : new LegendItemCollection(), false);
    legend.revalidate();
    // A colour of the look itself would be replaced when the theme changes.
    picture.setBackground(new Color(Theme.color("chart.background").getRGB()));
    caption.setText(shown.drawing().caption());
    cards.show(deck, "chart");
    panel.repaint();
  }

  /** Draws everything again in other colours. */
  private final class ThemedPanel extends JPanel {
    private ThemedPanel() {
      super(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
    }

    @Override
    public void updateUI() {
      super.updateUI();
      if (deck != null && shown != null) {
        redraw();
      }
    }
  }
}
