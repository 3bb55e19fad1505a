package org.plyscope.view.tuning.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.widget.Heading;
import org.plyscope.view.tuning.form.GamePicker;
import org.plyscope.view.tuning.form.Opponent;
import org.plyscope.view.tuning.form.OpponentList;
import org.plyscope.view.tuning.form.PartPicker;
import org.plyscope.view.tuning.model.LearningContext;
import org.plyscope.wire.keys.FileKey;
import org.plyscope.wire.keys.TrainingKeys;

/** Sets up a training: the game, the trainer with its options, tests and opponents. */
final class TrainingForm extends JPanel {
  private static final int LARGEST = 10_000_000;

  private final LearningContext context;
  private final Runnable whenEdited;
  private final GamePicker game;
  private final PartPicker trainer =
      new PartPicker("training.trainer", "Trainer", TrainerFactory.class, false, this::edited);
  private final OpponentList opponents;
  private final JPanel numbers =
      new JPanel(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::]"));
  private final Map<String, JSpinner> spinners = new LinkedHashMap<>();
  private boolean filling;

  /**
   * Makes the form.
   *
   * @param whenEdited runs after every change
   */
  TrainingForm(LearningContext context, Runnable whenEdited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[grow 45, fill, 0::]para[grow 55, fill, 0::]"));
    this.context = context;
    this.whenEdited = whenEdited;
    game = new GamePicker("training.", context, this::gameChanged);
    opponents = new OpponentList("training.", this::agents, this::edited);
    for (String key : List.of("lessons", "every", "blocks", "seed")) {
      number(key);
    }
    JPanel left = column(game, new Heading("Length and tests"), numbers);
    left.add(new Heading("Opponents of the tests"), "gaptop unrel");
    left.add(opponents, "width 0:100%:");
    add(left, "aligny top, width 0:100%:");
    add(column(trainer), "aligny top, width 0:100%:");
  }

  private static JPanel column(JComponent... parts) {
    JPanel column = new JPanel(new MigLayout("fillx, insets 0, wrap", "[grow, fill, 0::]"));
    for (JComponent part : parts) {
      column.add(part, part instanceof Heading ? "gaptop unrel" : "width 0:100%:");
    }
    return column;
  }

  private void number(String id) {
    FileKey key = TrainingKeys.FILE.at(id);
    int least = (int) Math.max(0, key.least());
    JSpinner spinner = new JSpinner(new SpinnerNumberModel(least, least, LARGEST, 1));
    spinner.setName("training." + id);
    spinner.setToolTipText(Fields.tooltip(key.help()));
    spinner.addChangeListener(e -> edited());
    JLabel label = new JLabel(key.label());
    label.setLabelFor(spinner);
    label.setToolTipText(spinner.getToolTipText());
    numbers.add(label);
    numbers.add(spinner);
    spinners.put(id, spinner);
  }

  private void edited() {
    if (!filling) {
      whenEdited.run();
    }
  }

  /** Returns the agents that a model can be tested against: those whose search ends. */
  private List<InstalledAgent> agents() {
    return context.catalog().agentsFor(game.rules()).stream()
        .filter(agent -> agent.endsByItself() || !agent.limits().equals(Limits.NONE))
        .toList();
  }

  /** Shows a training. */
  void show(Trainings.Draft draft) {
    Trainings.Order order = draft.order();
    filling = true;
    try {
      game.show(GamePicker.form(order.rules()));
      put("lessons", draft.lessons());
      put("every", order.every());
      put("blocks", order.blocks());
      put("seed", order.seed());
      AgentSpec spec = AgentSpec.parse(order.trainer().isBlank() ? "-" : order.trainer());
      trainer.show(parts(), spec.id(), spec.options());
      opponents.show(
          order.opponents().stream().map(text -> opponent(order.rules(), text)).toList());
    } finally {
      filling = false;
    }
    edited();
  }

  private OfferedParts parts() {
    return new OfferedParts(context.analyst(), game.rules());
  }

  private Opponent opponent(Rules rules, String text) {
    String name;
    try {
      name = context.catalog().agent(rules, AgentSpec.parse(text)).name();
    } catch (InputException e) {
      name = text;
    }
    return new Opponent(name, Map.of(), text);
  }

  private void gameChanged() {
    if (!filling) {
      filling = true;
      try {
        trainer.show(parts(), "", Map.of());
        opponents.show(List.of());
      } finally {
        filling = false;
      }
      edited();
    }
  }

  private void put(String key, long value) {
    spinners.get(key).setValue((int) Math.min(LARGEST, value));
  }

  private long number(JSpinner spinner) {
    return ((Number) spinner.getValue()).longValue();
  }

  /** Returns the number of lessons. */
  long lessons() {
    return number(spinners.get("lessons"));
  }

  /**
   * Returns the chosen training.
   *
   * @throws InputException if an option is wrong or there is no trainer for the game
   */
  Trainings.Order order() {
    return new Trainings.Order(
        game.rules(),
        trainer.text(),
        number(spinners.get("seed")),
        number(spinners.get("every")),
        (int) number(spinners.get("blocks")),
        opponents.all().stream().map(Opponent::text).toList());
  }
}
