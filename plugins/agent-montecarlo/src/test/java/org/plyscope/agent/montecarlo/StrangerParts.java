package org.plyscope.agent.montecarlo;

import java.util.List;
import org.plyscope.agent.montecarlo.playout.EpsilonGreedy;
import org.plyscope.agent.montecarlo.playout.EpsilonValue;
import org.plyscope.agent.montecarlo.playout.MoveAverage;
import org.plyscope.agent.montecarlo.playout.NestedPlayout;
import org.plyscope.agent.montecarlo.playout.RandomMoves;
import org.plyscope.agent.montecarlo.playout.SmallSearches;
import org.plyscope.agent.montecarlo.prior.EvaluatorPrior;
import org.plyscope.agent.montecarlo.prior.OrderingPrior;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Expansion;
import org.plyscope.api.agent.montecarlo.ExpansionFactory;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Parts as a third party would write them, against the API alone, beside the shipped ones. */
final class StrangerParts {
  static final TestParts ALL =
      TestParts.of(
          new LargestMove(),
          new FirstAndLast(),
          new OneMove(),
          new HandWrittenUcb(),
          new LastMoves(),
          TicTacToe.OPEN_LINES,
          Lattice.HASH_VALUE,
          new RandomMoves(),
          new EpsilonGreedy(),
          new EpsilonValue(),
          new MoveAverage(),
          new NestedPlayout(),
          new SmallSearches(),
          new OrderingPrior(),
          new EvaluatorPrior());

  private StrangerParts() {}

  /** Puts the largest move first. */
  static final class LargestMove implements OrdererFactory {
    @Override
    public String id() {
      return "largest-move";
    }

    @Override
    public String name() {
      return "Largest move";
    }

    @Override
    public String description() {
      return "The move with the largest number first.";
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return (state, moves, keys) -> {
        for (int i = 0; i < moves.size(); i++) {
          keys[i] = (int) moves.get(i);
        }
      };
    }
  }

  /** Plays the first move of every position, or the last one. */
  static final class FirstAndLast implements PlayoutFactory {
    private static final Option<Boolean> LAST =
        Option.flag("last", "Last", "Whether the last move is played.", false);

    @Override
    public String id() {
      return "first-move";
    }

    @Override
    public String name() {
      return "First move";
    }

    @Override
    public String description() {
      return "Always the first move.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(LAST);
    }

    @Override
    public Playout create(PartContext context) {
      boolean last = context.options().get(LAST);
      return (state, random, scratch) -> {
        int count = state.moves(scratch);
        return count == 0 ? MoveList.NONE : scratch.get(last ? count - 1 : 0);
      };
    }
  }

  /** Selects as UCB1 does. */
  static final class HandWrittenUcb implements TreePolicyFactory {
    @Override
    public String id() {
      return "hand-written-ucb";
    }

    @Override
    public String name() {
      return "Hand-written UCB";
    }

    @Override
    public String description() {
      return "The upper confidence bound, written once more.";
    }

    @Override
    public TreePolicy create(PartContext context) {
      double factor = 2 * Math.sqrt(0.5) * Math.sqrt(0.5);
      return (all, visits, mean, square, prior) ->
          visits == 0
              ? Double.POSITIVE_INFINITY
              : mean + Math.sqrt(factor * Math.log(all) / visits);
    }
  }

  /** Lets the largest moves join the tree first. */
  static final class LastMoves implements ExpansionFactory {
    @Override
    public String id() {
      return "last-moves";
    }

    @Override
    public String name() {
      return "Last moves";
    }

    @Override
    public String description() {
      return "The move with the largest number gets the next node.";
    }

    @Override
    public Expansion create(PartContext context) {
      return (state, moves, children, random) -> {
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
          best = moves.get(i) > moves.get(best) ? i : best;
        }
        return best;
      };
    }
  }

  /** Takes one move for promising and no other. */
  static final class OneMove implements PriorFactory {
    @Override
    public String id() {
      return "one-move";
    }

    @Override
    public String name() {
      return "One move";
    }

    @Override
    public String description() {
      return "Only the last move is promising.";
    }

    @Override
    public Prior create(PartContext context) {
      return new Prior() {
        @Override
        public void weights(State state, MoveList moves, double[] weights) {
          for (int i = 0; i < moves.size(); i++) {
            weights[i] = i == moves.size() - 1 ? 3 : 0;
          }
        }
      };
    }
  }
}
