package org.plyscope.agent.kalah;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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

/** Offers the study's advanced heuristic minimax (AHM), one preset per published weight set. */
@Component(service = AgentFactory.class)
public final class KalahHeuristicAgents implements AgentFactory {
  private static final int STUDY_DEPTH = 4;
  private static final int RUNS = 20;

  private static final Option<String> EVALUATOR =
      Option.part(
          EvaluatorFactory.class,
          "evaluator",
          "Evaluator",
          "Judges the positions at the leaves; left empty, by H1 to H10 in Kalah and by their"
              + " relatives in other sowing games.");

  @Override
  public String id() {
    return "kalah-ahm";
  }

  @Override
  public String name() {
    return "Kalah: advanced heuristic minimax";
  }

  @Override
  public String description() {
    return "Fixed-depth search on the weighted heuristics H1 to H10, in other sowing games on those"
        + " that make sense there; ties are broken by the seed unless chosen otherwise.";
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
    return IntStream.rangeClosed(1, RUNS).mapToObj(KalahHeuristicAgents::run).toList();
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public OptionValues completed(Rules rules, OptionValues values) {
    if (!values.get(EVALUATOR).isBlank()) {
      return values;
    }
    return values.with(
        EVALUATOR, BoardReader.isKalah(rules) ? "kalah-heuristics" : "sowing-heuristics");
  }

  @Override
  public Agent create(PartContext context) {
    return StudySearch.create(context, EVALUATOR);
  }

  private static Preset run(int number) {
    return Preset.of(
            "kalah/ahm-4-run-" + number,
            "Kalah: AHM, depth 4, run " + number,
            "Advanced heuristic minimax with the weights of run " + number + " of the study.")
        .with("evaluator", "kalah-heuristics[weights=run-" + number + "]")
        .with("depth", String.valueOf(STUDY_DEPTH))
        .withLimits(Limits.depth(STUDY_DEPTH));
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return StudySearch.idle(limits);
  }
}
