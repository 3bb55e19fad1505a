package org.plyscope.agent.kalah;

import java.util.List;
import java.util.Map;
import org.osgi.service.component.annotations.Component;
import org.plyscope.agent.kalah.internal.BoardReader;
import org.plyscope.agent.kalah.internal.StudySearch;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Offers the study's alpha-beta on the difference of the stores. */
@Component(service = AgentFactory.class)
public final class KalahAlphaBetaAgents implements AgentFactory {
  private static final int STUDY_DEPTH = 4;

  private static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class,
          "evaluator",
          "Evaluator",
          "Judges the positions at the leaves.",
          "store-difference");

  @Override
  public String id() {
    return "kalah-alphabeta";
  }

  @Override
  public String name() {
    return "Kalah: alpha-beta";
  }

  @Override
  public String description() {
    return "Alpha-beta to a fixed depth on the difference of the stores, in any sowing game; ties"
        + " are broken by the seed unless chosen otherwise.";
  }

  @Override
  public boolean supports(Rules rules) {
    return BoardReader.isSowing(rules);
  }

  @Override
  public List<Option<?>> options() {
    return List.of(
        EVALUATOR, StudySearch.ORDERING, StudySearch.DEPTH, StudySearch.PRUNING, StudySearch.TIES);
  }

  @Override
  public List<Preset> presets() {
    return List.of(
        depth(STUDY_DEPTH, "The alpha-beta agent of the study."),
        depth(2 * STUDY_DEPTH, "The deeper alpha-beta agent of the study."));
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    return StudySearch.create(context, EVALUATOR);
  }

  private static Preset depth(int depth, String description) {
    return Preset.of("kalah/alphabeta-" + depth, "Kalah: AB, depth " + depth, description)
        .with("evaluator", "store-difference")
        .with("depth", String.valueOf(depth))
        .withLimits(Limits.depth(depth));
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return StudySearch.idle(limits);
  }
}
