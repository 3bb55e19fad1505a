package org.plyscope.bench.quality;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.Playout;
import org.plyscope.api.agent.PlayoutPolicy;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.Part;
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
        new Judge("boastful", (state, player) -> Evaluation.MAX + 1),
        new Judge("fine", (state, player) -> 0));
  }

  /** What they have in common. */
  private interface Named extends Part {
    @Override
    default String name() {
      return id();
    }

    @Override
    default String description() {
      return "For tests.";
    }
  }

  private record Ordering(String id, Orderer orderer) implements MoveOrdering, Named {
    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return orderer;
    }
  }

  private record Policy(String id, Playout playout) implements PlayoutPolicy, Named {
    @Override
    public Playout create(PartContext context) {
      return playout;
    }
  }

  private record Judge(String id, Evaluation evaluation) implements Evaluator, Named {
    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Evaluation create(PartContext context) {
      return evaluation;
    }
  }
}
