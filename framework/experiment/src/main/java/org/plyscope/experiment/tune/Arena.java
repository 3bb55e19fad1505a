package org.plyscope.experiment.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.experiment.Contestant;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Tournament;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.file.tree.Overrides;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/**
 * Makes the experiments of a tuning: the part of a tuning file about games is read as an experiment
 * file, once for every seed, so that openings are drawn anew. Immutable.
 */
final class Arena {
  /** The name of the agent that is tuned. */
  static final String TUNED = "tuned";

  /** Its name with the values of the start. */
  static final String START = "start";

  private static final WorkerSettings HERE =
      new WorkerSettings(
          WorkerSettings.STANDARD.heapMegabytes(),
          WorkerSettings.STANDARD.stackKilobytes(),
          List.of(),
          true);

  private final WireValue root;
  private final Path folder;
  private final Catalog catalog;

  /**
   * Takes the part of a tuning file about games.
   *
   * @param rest the keys that are not about tuning
   * @param agent the agent that is tuned
   */
  Arena(
      WireValue file, Map<String, WireValue> rest, WireValue agent, Path folder, Catalog catalog) {
    Map<String, WireValue> agents = new LinkedHashMap<>();
    agents.put(TUNED, agent);
    agents.put(START, agent);
    WireValue others = rest.get("agents");
    if (others != null) {
      others.members().forEach((name, node) -> agents.put(name, node));
    }
    Map<String, WireValue> members = new LinkedHashMap<>(rest);
    members.put("agents", (others == null ? file : others).withMembers(agents));
    // The pairings are decided for each generation.
    members.put("format", WireText.readFile("\"round-robin\"", ""));
    this.root = file.withMembers(members);
    this.folder = folder;
    this.catalog = catalog;
  }

  /** Reads it as it is. */
  Experiment base(List<String> remarks) {
    return ExperimentFile.read(root, folder, catalog, remarks::add);
  }

  /** Makes an experiment with openings of its own. */
  Experiment experiment(
      String name, long seed, int blocks, List<Contestant> agents, List<Lineup> lineups) {
    WireValue changed = Overrides.apply(root, List.of("seed=" + seed, "blocks=" + blocks));
    Experiment base = ExperimentFile.read(changed, folder, catalog, sentence -> {});
    Tournament tournament =
        Tournament.of(
            "gauntlet", lineups, base.tournament().seats(), blocks, base.tournament().openings());
    Experiment made =
        new Experiment(
            name,
            seed,
            base.rules(),
            new ArrayList<>(agents),
            tournament,
            base.conditions(),
            base.stop(),
            base.workerSettings(),
            base.notes(),
            List.of(),
            null);
    // Many short runs of trusted agents: processes would start anew for each of them.
    return root.members().containsKey("workers") ? made : made.with(HERE);
  }
}
