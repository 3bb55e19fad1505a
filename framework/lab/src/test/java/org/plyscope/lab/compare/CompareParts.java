package org.plyscope.lab.compare;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.testkit.games.TicTacToe;

/** Tic-tac-toe and an alpha-beta search that tries the squares forwards or backwards. */
public final class CompareParts {
  public static final Rules RULES = TicTacToe.standard();

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

  public static final Catalog CATALOG = Catalog.of(List.of(RULES.game(), new SquareBySquare()));
  public static final Analyst ANALYST = new LabAnalyst(CATALOG, Searches.with(CATALOG));

  private CompareParts() {}

  /** Asks for searches of the empty board, each configuration named by its agent. */
  public static ComparisonRequest request(int depth, String... agents) {
    return ComparisonRequest.of(
        List.of(Subject.of("Start", Line.of(RULES))),
        Arrays.stream(agents)
            .map(agent -> Configuration.of(AgentSpec.parse(agent), Limits.depth(depth)))
            .toList());
  }

  /** Runs such searches and keeps all their trees. */
  public static Comparison compare(int depth, String... agents) throws InterruptedException {
    return ANALYST.compare(request(depth, agents).withTrace(100_000), PATIENT, c -> {});
  }

  private static final class SquareBySquare implements AgentFactory {
    private static final Option<Boolean> BACKWARDS =
        Option.flag("backwards", "Backwards", "Starts with the last square.", false);
    private static final Option<Boolean> DEEPENING =
        Option.flag("deepening", "Deepening", "Searches all depths before.", false);

    @Override
    public String id() {
      return "squares";
    }

    @Override
    public String name() {
      return "Squares";
    }

    @Override
    public String description() {
      return "Tries one square after the other.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(BACKWARDS, DEEPENING);
    }

    @Override
    public Agent create(PartContext context) {
      int sign = context.options().get(BACKWARDS) ? 1 : -1;
      AlphaBetaSearch search =
          new AlphaBetaSearch(
              context.rules(),
              TicTacToe.OPEN_LINES.create(context.rules(), OptionValues.defaults(List.of())),
              (state, moves, keys) -> {
                for (int i = 0; i < moves.size(); i++) {
                  keys[i] = sign * i;
                }
              },
              AlphaBetaSettings.PLAIN,
              context.options().get(DEEPENING) ? SearchPlan.DEEPENING : SearchPlan.fixed(1));
      return search::search;
    }
  }
}
