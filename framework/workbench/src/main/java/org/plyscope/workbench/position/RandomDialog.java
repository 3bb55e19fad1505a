package org.plyscope.workbench.position;

import java.awt.Dialog;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.queue.JobHandle;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.lab.position.RandomPositions;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;

/** Draws positions at random; stays open beside the board until a good one turns up. */
final class RandomDialog {
  private final Workspace workspace;
  private final JDialog dialog;
  private final JTextField plies = new JTextField("20", 8);
  private final JTextField seed = new JTextField("1", 8);
  private final JCheckBox goesOn = new JCheckBox("Only positions where the game is not over", true);
  private final Prose result = new Prose("random.result", "Plyscope.muted");
  private final Prose problem = new Prose("random.problem", "Plyscope.error");
  private JobHandle job;

  RandomDialog(Window owner, Workspace workspace) {
    this.workspace = workspace;
    dialog = new JDialog(owner, "Random position", Dialog.ModalityType.MODELESS);
    dialog.setName("dialog.random");
    dialog.setContentPane(content());
    dialog
        .getRootPane()
        .registerKeyboardAction(
            e -> close(),
            KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  private JPanel content() {
    plies.setName("random.plies");
    seed.setName("random.seed");
    goesOn.setName("random.goes-on");
    JPanel panel =
        new JPanel(
            new MigLayout(
                "fill, insets dialog, wrap 2, hidemode 3",
                "[]unrel[grow, fill, 0::]",
                "[][][]unrel[grow, top]para[]"));
    label(panel, "Moves from the start", plies);
    label(panel, "Seed", seed);
    panel.add(goesOn, "span");
    result.setText("The same number and seed always give the same position.");
    panel.add(result, "span, split 2, flowy, growx, width 0:0:");
    panel.add(problem, "growx, width 0:0:");
    JButton draw = button("random.draw", "Draw", () -> draw(0));
    JButton next = button("random.next", "Next seed", () -> draw(1));
    JButton close = button("dialog.cancel", "Close", this::close);
    panel.add(close, "span, split 3, growx 0, align right, sg button");
    panel.add(next, "growx 0, sg button");
    panel.add(draw, "growx 0, sg button");
    dialog.getRootPane().setDefaultButton(draw);
    return panel;
  }

  private static void label(JPanel panel, String text, JTextField field) {
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    panel.add(label);
    panel.add(field);
  }

  private static JButton button(String name, String text, Runnable action) {
    JButton button = new JButton(text);
    button.setName(name);
    button.addActionListener(e -> action.run());
    return button;
  }

  /** Shows the dialog. */
  void show() {
    if (!dialog.isVisible()) {
      Theme.fit(dialog, "randomDialog");
      dialog.setLocationRelativeTo(dialog.getOwner());
    }
    dialog.setVisible(true);
    dialog.toFront();
    plies.requestFocusInWindow();
    plies.selectAll();
  }

  void close() {
    if (job != null) {
      job.cancel();
    }
    dialog.dispose();
  }

  private void draw(int step) {
    Fields.clearProblem(plies);
    Fields.clearProblem(seed);
    problem.setText("");
    try {
      int number = (int) number(plies, "The number of moves", 0, RandomPositions.MOST_PLIES);
      long start = number(seed, "The seed", Long.MIN_VALUE, Long.MAX_VALUE - step) + step;
      seed.setText(Long.toString(start));
      draw(number, start);
    } catch (InputException e) {
      problem.setText(e.getMessage());
    }
  }

  private void draw(int number, long start) {
    Selection selection = workspace.selection();
    if (job != null) {
      job.cancel();
    }
    if (selection != null) {
      Rules rules = selection.rules();
      boolean unfinished = goesOn.isSelected();
      job =
          workspace.submit(
              "Drawing a position",
              monitor -> tried(rules, number, start, unfinished, monitor::cancelled),
              drawn -> take(rules, drawn));
    }
  }

  /** A request that cannot be met is reported in the dialog, not as a failed job. */
  private static Object tried(
      Rules rules, int number, long start, boolean unfinished, BooleanSupplier cancelled)
      throws InterruptedException {
    try {
      return RandomPositions.draw(rules, number, start, unfinished, cancelled);
    } catch (InputException e) {
      return e.getMessage();
    }
  }

  private void take(Rules rules, Object answer) {
    Selection selection = workspace.selection();
    if (answer instanceof RandomPositions.Drawn drawn) {
      if (selection != null && selection.rules() == rules) {
        workspace.select(Selection.of(Line.of(rules, drawn.position())));
        result.setText(describe(rules, drawn));
      }
    } else {
      problem.setText(String.valueOf(answer));
    }
  }

  private static String describe(Rules rules, RandomPositions.Drawn drawn) {
    State state = rules.parse(drawn.position());
    if (drawn.over()) {
      return "The game ended after " + drawn.plies() + " moves.";
    }
    MoveList moves = new MoveList();
    int count = state.moves(moves);
    String seat = rules.board().seats().get(state.toMove()).name();
    return seat + " to move, " + Digits.count(count, "legal move") + ".";
  }

  private static long number(JTextField field, String what, long least, long most) {
    try {
      long value = Long.parseLong(field.getText().strip());
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // Reported below, like a number out of range.
    }
    Fields.markProblem(field);
    String range =
        least == Long.MIN_VALUE ? "a whole number" : "a number from " + least + " to " + most;
    throw new InputException(what + " is '" + field.getText() + "'; it must be " + range + ".");
  }
}
