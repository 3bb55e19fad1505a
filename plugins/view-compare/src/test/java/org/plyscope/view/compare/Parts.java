package org.plyscope.view.compare;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.view.compare.model.OfferedAgents;

/** A real game and real agents, put together without the framework. */
public final class Parts {
  public static final Catalog CATALOG =
      Catalog.of(
          List.of(
              new ChineseCheckers(),
              new AlphaBetaAgents(),
              new UctAgents(),
              new CurvedBoard(),
              new LastMarble(),
              new LargestGain(),
              new HoleNumber(),
              new DestinationFirst(),
              new CentralFirst()));
  public static final Analyst ANALYST = new LabAnalyst(CATALOG, Searches.with(CATALOG));
  public static final Rules ULFHAKE =
      CATALOG.rules(CATALOG.games().get(0).id(), "ulfhake", Map.of());

  /** A monitor that never cancels. */
  public static final JobMonitor PATIENT =
      new JobMonitor() {
        @Override
        public void progress(double fraction, String text) {}

        @Override
        public boolean cancelled() {
          return false;
        }
      };

  /** The comparisons that come with the program. */
  public static final Path SAMPLES = Path.of("../../samples/comparisons");

  private Parts() {}

  /** Reads what a comparison that comes with the program compares. */
  public static ComparisonRequest sample(String id) {
    return ANALYST.open(SAMPLES.resolve("chinese-checkers/" + id + ".plycompare")).request();
  }

  /** Returns configurations that search to another depth. */
  public static List<Configuration> toDepth(int depth, List<Configuration> configurations) {
    return configurations.stream().map(c -> c.withLimits(Limits.depth(depth))).toList();
  }

  /** Returns the agents that can be chosen under some rules. */
  public static OfferedAgents agents(Rules rules) {
    return new OfferedAgents(ANALYST, CATALOG, rules);
  }

  /**
   * Lets agents search the start board, each named by its text.
   *
   * @param depth how deep
   * @param traceNodes how many nodes of each tree to keep
   */
  public static Comparison compare(int depth, int traceNodes, String... agents)
      throws InterruptedException {
    return ANALYST.compare(
        ComparisonRequest.of(
                List.of(Subject.of("Start", Line.of(ULFHAKE))),
                Arrays.stream(agents)
                    .map(a -> Configuration.of(AgentSpec.parse(a), Limits.depth(depth)))
                    .toList())
            .withTrace(traceNodes),
        PATIENT,
        c -> {});
  }

  /** Lets Monte Carlo agents search the start board for some iterations, each named by its text. */
  public static Comparison compareByIterations(long iterations, String... agents)
      throws InterruptedException {
    Limits limits = Limits.NONE.withIterations(iterations);
    return ANALYST.compare(
        ComparisonRequest.of(
            List.of(Subject.of("Start", Line.of(ULFHAKE))),
            Arrays.stream(agents).map(a -> Configuration.of(AgentSpec.parse(a), limits)).toList()),
        PATIENT,
        c -> {});
  }
}
