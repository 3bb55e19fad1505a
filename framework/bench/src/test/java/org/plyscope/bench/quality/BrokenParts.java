package org.plyscope.bench.quality;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.GamePart;
import org.plyscope.api.part.PartContext;

/** Parts that break their contracts without throwing anything themselves, and two that do not. */
final class BrokenParts {
  private BrokenParts() {}

  static List<Object> all() {
    return List.of(
        new Ordering("clearing", (state, moves, keys) -> moves.clear()),
        new Ordering("plain", (state, moves, keys) -> Arrays.fill(keys, 0)),
        new Policy("illegal", (state, random, scratch) -> 4_711),
        new Policy("lazy", (state, random, scratch) -> MoveList.NONE),
        new Judge("boastful", (state, player) -> Evaluator.MAX + 1),
        new Judge("fine", (state, player) -> 0));
  }

  /** Their common base. */
  private interface Named extends GamePart {
    @Override
    default String name() {
      return id();
    }

    @Override
    default String description() {
      return "For tests.";
    }
  }

  private record Ordering(String id, Orderer orderer) implements OrdererFactory, Named {
    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return orderer;
    }
  }

  private record Policy(String id, Playout playout) implements PlayoutFactory, Named {
    @Override
    public Playout create(PartContext context) {
      return playout;
    }
  }

  private record Judge(String id, Evaluator evaluation) implements EvaluatorFactory, Named {
    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Evaluator create(PartContext context) {
      return evaluation;
    }
  }
}
