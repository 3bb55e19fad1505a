package org.plyscope.experiment.resolved;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.GameTime;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.wire.WireText;

/**
 * Writes an experiment whose file is not kept as a file that can be edited: the same agents,
 * openings and rules, with everything that was drawn or swept over written out.
 */
public final class SourceForm {
  private static final String ROUND_ROBIN = "round-robin";

  private SourceForm() {}

  /**
   * Writes an experiment file.
   *
   * @throws InputException if it is a suite, whose problems come from elsewhere
   */
  public static String write(Experiment experiment) {
    Tournament tournament = experiment.tournament();
    if (tournament.isSuite()) {
      throw new InputException(
          "The file of this suite is not kept in its folder; open the file itself.");
    }
    Map<String, Object> file = new LinkedHashMap<>();
    file.put("plyscope", ExperimentFile.VERSION);
    file.put("name", experiment.name());
    file.put("seed", experiment.seed());
    Map<String, Object> game = new LinkedHashMap<>();
    game.put("id", experiment.rules().game().id());
    game.put("options", experiment.rules().options().texts());
    file.put("game", game);
    Map<String, Object> agents = new LinkedHashMap<>();
    experiment.agents().forEach(agent -> agents.put(agent.name(), agent(agent)));
    file.put("agents", agents);
    file.put("format", format(experiment));
    file.put(
        "openings",
        Map.of(
            "positions",
            tournament.openings().stream()
                .map(opening -> opening.line(experiment.rules()).position())
                .toList()));
    file.put("blocks", tournament.blocks());
    file.put("seats", tournament.seats().name().toLowerCase(Locale.ROOT));
    if (experiment.conditions().adjudication().plies() > 0) {
      file.put("adjudicate", Map.of("plies", experiment.conditions().adjudication().plies()));
    }
    return WireText.indented(file);
  }

  private static Object format(Experiment experiment) {
    if (experiment.tournament().format().equals(ROUND_ROBIN)) {
      return ROUND_ROBIN;
    }
    List<List<String>> pairs =
        experiment.tournament().lineups().stream()
            .map(lineup -> lineup.agents().stream().map(experiment.names()::get).toList())
            .toList();
    return Map.of("type", "pairs", "pairs", pairs);
  }

  private static Map<String, Object> agent(Contestant contestant) {
    Map<String, Object> agent = new LinkedHashMap<>();
    agent.put("use", contestant.agent().text());
    put(agent, "depth", contestant.limits().depth());
    put(agent, "nodes", contestant.limits().nodes());
    put(agent, "iterations", contestant.limits().iterations());
    if (contestant.limits().millis() > 0) {
      agent.put("time", contestant.limits().millis() + "ms");
    }
    if (!contestant.clock().equals(GameTime.NONE)) {
      agent.put("perGame", contestant.clock().text());
    }
    return agent;
  }

  private static void put(Map<String, Object> agent, String key, long limit) {
    if (limit > 0) {
      agent.put(key, limit);
    }
  }
}
