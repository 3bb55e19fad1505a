package org.plyscope.experiment.train;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.TrainerFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.NearMatches;
import org.plyscope.wire.WireText;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.TrainingKeys;

/**
 * What to train, and the opponents of its tests. Immutable.
 *
 * @param rules the rules
 * @param trainer the trainer with its options, {@code id} or {@code id:key=value,…}
 * @param seed decides all random choices
 * @param every after how many lessons the model is tested; 0 for never
 * @param blocks how many openings a test plays against each opponent in all seats
 * @param opponents the agents it is tested against
 */
public record TrainingPlan(
    Rules rules, String trainer, long seed, long every, int blocks, List<Opponent> opponents) {
  private static final int VERSION = 1;

  /**
   * An agent to be tested against.
   *
   * @param agent the agent
   * @param limits how far it searches
   */
  public record Opponent(AgentSpec agent, Limits limits) {}

  /** Copies the list and checks the numbers. */
  public TrainingPlan {
    opponents = List.copyOf(opponents);
    if (every < 0 || blocks < 1) {
      throw new InputException(
          "A training is tested after some lessons or never, with at least one game set.");
    }
  }

  /**
   * Finds the trainer.
   *
   * @param catalog knows all trainers
   * @throws InputException if there is none for these rules
   */
  public TrainerFactory part(Catalog catalog) {
    List<TrainerFactory> fitting = catalog.partsFor(TrainerFactory.class, rules);
    if (fitting.isEmpty()) {
      throw new InputException("There is no trainer for " + rules.game().id() + " by these rules.");
    }
    String id = AgentSpec.parse(trainer).id();
    return fitting.stream()
        .filter(part -> part.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                NearMatches.unknown(
                    "trainer", id, fitting.stream().map(TrainerFactory::id).toList()));
  }

  /**
   * Reads the options of the trainer.
   *
   * @throws InputException if there is no such option or value
   */
  public OptionValues values(TrainerFactory part) {
    return OptionValues.defaults(part.options()).with(AgentSpec.parse(trainer).options());
  }

  /**
   * Checks whether the training could begin, so that a problem is reported before a folder is made.
   *
   * @param catalog knows all parts
   * @throws InputException if trainer or options are not there or do not fit
   */
  public void check(Catalog catalog) {
    TrainerFactory part = part(catalog);
    catalog.make(TrainerFactory.class, part, values(part), rules).close();
  }

  /** Writes the plan. Returns JSON that {@link #read} reads. */
  public String write() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("training", VERSION);
    form.put("game", rules.game().id());
    form.put("rules", rules.options().changes());
    form.put("trainer", trainer);
    form.put("seed", seed);
    form.put("every", every);
    form.put("blocks", blocks);
    form.put("opponents", opponents.stream().map(TrainingPlan::opponent).toList());
    return WireText.indented(form) + "\n";
  }

  private static Map<String, Object> opponent(Opponent opponent) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("agent", opponent.agent().text());
    form.put("limits", opponent.limits().toString());
    return form;
  }

  /**
   * Reads a plan.
   *
   * @param text the output of {@link #write}
   * @param catalog knows the rules
   * @throws InputException if it is damaged or names rules that are not there
   */
  public static TrainingPlan read(String text, Catalog catalog) {
    FileObject file = FileObject.read(WireText.readFile(text, ""), TrainingKeys.FILE);
    return new TrainingPlan(
        catalog.rules(file.text("game"), "", file.get("rules").options()),
        file.text("trainer"),
        file.whole("seed"),
        file.whole("every"),
        file.small("blocks"),
        file.groups("opponents").values().stream()
            .map(one -> new Opponent(one.get("agent").agent(), one.get("limits").limits()))
            .toList());
  }
}
