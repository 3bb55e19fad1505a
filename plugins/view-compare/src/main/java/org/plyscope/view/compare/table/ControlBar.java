package org.plyscope.view.compare.table;

import java.util.OptionalLong;
import java.util.function.LongConsumer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.WrapBar;
import org.plyscope.view.compare.model.CompareContext;
import org.plyscope.view.compare.model.Draft;
import org.plyscope.view.compare.model.Runner;

/** The settings of all configurations: positions, limits, and running them. */
final class ControlBar extends JPanel {
  private static final int PROGRESS_STEPS = 1000;
  private static final int DEEPEST = 99;

  private final transient Workspace workspace;
  private final transient CompareContext context;
  private final JButton run = new JButton("Run");
  private final JButton stop = new JButton("Stop");
  private final PositionButton positions;
  private final JLabel depthLabel = new JLabel("Depth");
  private final JTextField depth = new JTextField(3);
  private final JLabel iterationsLabel = new JLabel("Iterations");
  private final JTextField iterations = new JTextField(6);
  private final JCheckBox trees = new JCheckBox("Keep trees", true);
  private final JProgressBar progress = new JProgressBar(0, PROGRESS_STEPS);
  private boolean filling;

  ControlBar(Workspace workspace, CompareContext context, Runnable start) {
    super(new MigLayout("insets 0, gapy rel, wrap, hidemode 3", "[grow, fill]"));
    this.workspace = workspace;
    this.context = context;
    positions =
        new PositionButton(
            () -> context.draft(workspace).positions(),
            workspace::positions,
            workspace::message,
            this::positionsChanged);
    run.setName("compare.run");
    run.setToolTipText("Run the missing searches; if none is missing, run all again");
    Theme.primary(run);
    run.addActionListener(e -> start.run());
    stop.setName("compare.cancel");
    stop.setToolTipText("Stop the comparison; finished searches are kept");
    stop.addActionListener(e -> context.runner().cancel());
    limit(
        depth,
        depthLabel,
        "compare.all-depth",
        "Lets all configurations search to this depth",
        start);
    limit(
        iterations,
        iterationsLabel,
        "compare.all-iterations",
        "Lets all configurations of Monte Carlo agents run this many iterations",
        start);
    Fields.onEdit(depth, () -> edited(depth, DEEPEST, n -> draft().depth((int) n)));
    Fields.onEdit(iterations, () -> edited(iterations, Long.MAX_VALUE, n -> draft().iterations(n)));
    trees.setName("compare.trees");
    trees.setToolTipText(
        "Records the tree of each deepest search, for the order of moves and the tree diff; the"
            + " times then include the recording");
    trees.addActionListener(
        e -> {
          draft().trees(trees.isSelected());
          context.changed(workspace);
        });
    progress.setName("compare.progress");
    progress.setStringPainted(true);
    add(
        new WrapBar(
            run,
            stop,
            positions,
            depthLabel,
            depth,
            iterationsLabel,
            iterations,
            trees,
            new FileButton(workspace, context)),
        "width 0:100%:");
    add(progress, "width 0:100%:");
  }

  private static void limit(
      JTextField field, JLabel label, String name, String help, Runnable enter) {
    field.setName(name);
    field.setToolTipText(help);
    field.putClientProperty("JTextField.placeholderText", "mixed");
    field.putClientProperty("JTextField.selectAllOnFocusPolicy", "always");
    field.addActionListener(e -> enter.run());
    label.setLabelFor(field);
  }

  private Draft draft() {
    return context.draft(workspace);
  }

  /** Lets the user enter the depth, the next question; Enter then runs. */
  void askDepth() {
    depth.requestFocusInWindow();
  }

  /** Shows the settings of all configurations. */
  void refresh(Draft draft) {
    filling = true;
    try {
      positions.refresh();
      show(depth, draft.depth());
      show(iterations, draft.iterations());
      iterationsLabel.setVisible(draft.anyIterations());
      iterations.setVisible(draft.anyIterations());
      trees.setSelected(draft.trees());
    } finally {
      filling = false;
    }
    enableButtons();
  }

  private static void show(JTextField field, OptionalLong value) {
    String text = value.isPresent() ? Long.toString(value.getAsLong()) : "";
    if (!field.hasFocus() && !field.getText().equals(text)) {
      field.setText(text);
      Fields.clearProblem(field);
    }
  }

  /** Shows how far the running comparison is. */
  void refresh(Runner runner) {
    progress.setVisible(runner.running());
    progress.setValue((int) (runner.fraction() * PROGRESS_STEPS));
    progress.setString(runner.text());
    enableButtons();
  }

  private void enableButtons() {
    boolean running = context.runner().running();
    run.setEnabled(!running && !draft().configurations().isEmpty());
    stop.setEnabled(running);
  }

  private void positionsChanged() {
    draft().release();
    context.changed(workspace);
  }

  private void edited(JTextField field, long most, LongConsumer common) {
    if (filling) {
      return;
    }
    String text = field.getText().strip().replace(",", "").replace("_", "");
    try {
      long value = Long.parseLong(text);
      if (value < 1 || value > most) {
        throw new NumberFormatException();
      }
      Fields.clearProblem(field);
      common.accept(value);
      context.changed(workspace);
    } catch (NumberFormatException e) {
      // An empty field means that the rows keep their limits.
      if (text.isEmpty()) {
        Fields.clearProblem(field);
      } else {
        Fields.markProblem(field);
        workspace.message(
            "'" + text + "' is no such limit; write a whole number from 1 to " + most + ".");
      }
    }
  }
}
