package org.plyscope.view.compare.table;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.game.Rules;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.View;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.widget.Halves;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.Desk;
import org.plyscope.view.compare.model.QuickAdds;
import org.plyscope.view.compare.model.UlfhakeFigures;

/** Lets configurations search the same positions and shows what came out. */
public final class CompareView implements View {
  private static final int TRACE_NODES = 200_000;
  private static final int DEPTH = 4;
  private static final int PROGRESS_STEPS = 1000;

  private final Workspace workspace;
  private final Desk desk;
  private final Runner runner;
  private final Runnable forget;
  private final ConfigurationPanel configurations;
  private final ResultPanel results;
  private final JPanel panel =
      new JPanel(new MigLayout("fill, wrap, insets rel", "[grow, fill]", "[][grow, fill]"));
  private final PositionButton positions;
  private final JCheckBox trees = new JCheckBox("Keep trees", true);
  private final JButton run = new JButton("Run");
  private final JButton cancel = new JButton("Cancel");
  private final JButton reproduce = new JButton("Reproduce Ulfhake's figures");
  private final JProgressBar progress = new JProgressBar(0, PROGRESS_STEPS);
  private Rules rules;

  /** Makes the view. */
  public CompareView(Workspace workspace, Desk desk) {
    this.workspace = workspace;
    this.desk = desk;
    this.rules = workspace.selection().rules();
    configurations =
        new ConfigurationPanel(
            text -> desk.analyst().canonical(rules, text),
            () -> QuickAdds.all(desk.analyst(), rules, DEPTH),
            this::firstAgent);
    positions = new PositionButton(rules, workspace::message);
    results = new ResultPanel(workspace);
    runner = new Runner(workspace, desk, this::progress, this::runnerChanged);
    forget = desk.onChange(() -> SwingUtilities.invokeLater(() -> results.show(desk.latest())));
    panel.setName("compare");
    results.putClientProperty(View.PICTURE, true);
    panel.add(controls(), "width 0:100%:");
    panel.add(new Halves(configurations, results), "width 0:100%:, height 0:100%:");
    results.show(desk.latest());
    runnerChanged();
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void selected(Selection selection) {
    if (selection.rules() != rules) {
      rules = selection.rules();
      positions.open(rules);
      configurations.rulesChanged();
    }
  }

  @Override
  public List<DataTable> tables() {
    return desk.latest().map(latest -> latest.tables(results.depth())).orElse(List.of());
  }

  @Override
  public void close() {
    forget.run();
    runner.cancel();
  }

  private JPanel controls() {
    run.setName("compare.run");
    run.putClientProperty("JButton.buttonType", "default");
    run.addActionListener(e -> start());
    cancel.setName("compare.cancel");
    cancel.addActionListener(e -> runner.cancel());
    trees.setName("compare.trees");
    trees.setToolTipText(
        "Records the tree of each deepest search, for the order of moves and the tree diff; the"
            + " times then include the recording");
    reproduce.setName("compare.reproduce");
    reproduce.setToolTipText(
        "Runs the seven orderings of Ulfhake's study on the start board and the midgame surrogate,"
            + " plies 1 to 6; the view Nodes per ply draws the two figures");
    reproduce.addActionListener(e -> reproduce());
    progress.setName("compare.progress");
    progress.setStringPainted(true);
    JPanel bar = new JPanel(new MigLayout("insets 0, gapy rel, wrap, hidemode 3", "[grow, fill]"));
    bar.add(new WrapBar(run, cancel, positions, trees, reproduce), "width 0:100%:");
    bar.add(progress, "width 0:100%:");
    return bar;
  }

  private void start() {
    guarded(
        () ->
            ComparisonRequest.of(
                    positions.set().subjects(workspace.selection().line()),
                    configurations.configurations())
                .withTrace(trees.isSelected() ? TRACE_NODES : 0));
  }

  private void reproduce() {
    guarded(
        () -> {
          ComparisonRequest request =
              UlfhakeFigures.request(desk.games(), desk.analyst(), UlfhakeFigures.PLIES);
          configurations.show(request.configurations());
          workspace.execute("view.show.ply-chart");
          return request;
        });
  }

  private void guarded(Supplier<ComparisonRequest> request) {
    try {
      runner.start(request.get());
    } catch (InputException e) {
      workspace.message(e.getMessage());
    }
  }

  private String firstAgent() {
    return desk.analyst().parts(AgentFactory.class, rules).stream()
        .min(Comparator.comparing(AgentFactory::name))
        .map(AgentFactory::id)
        .orElse("");
  }

  private void progress(double fraction, String text) {
    progress.setValue((int) (fraction * PROGRESS_STEPS));
    progress.setString(text);
  }

  private void runnerChanged() {
    run.setEnabled(!runner.running());
    reproduce.setEnabled(!runner.running());
    cancel.setEnabled(runner.running());
    progress.setVisible(runner.running());
    progress(0, "");
  }
}
