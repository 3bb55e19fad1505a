package org.plyscope.agent.montecarlo;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Every variant keeps the contract with two players and with three; each class tries several. */
class VariantContractTest {
  private abstract static class Variant extends AgentContract {
    private final boolean three;
    private final Map<String, String> options;

    Variant(boolean three, Map<String, String> options) {
      this.three = three;
      this.options = options;
    }

    @Override
    protected AgentFactory factory() {
      return new UctAgents();
    }

    @Override
    protected TestParts parts() {
      return StrangerParts.ALL;
    }

    @Override
    protected Map<String, String> options() {
      return options;
    }

    @Override
    protected Rules rules() {
      return three
          ? Lattice.rules(Map.of("players", "3", "length", "30", "width", "7"))
          : TicTacToe.standard();
    }
  }

  private static final Map<String, String> GRAVE =
      Map.of(
          "selection", "ucb1-tuned",
          "rave", "300",
          "rave-reference", "20",
          "keep-tree", "true",
          "playout", "move-average",
          "choice", "robust-max");

  private static final Map<String, String> PUCT =
      Map.of(
          "selection", "puct",
          "prior", "by-evaluator",
          "expansion", "all",
          "solver", "true",
          "keep-tree", "true",
          "playout", "epsilon-value[epsilon=0.2]");

  private static final Map<String, String> CAPPED =
      Map.of(
          "expansion", "all",
          "expansion-order", "half",
          "branching", "4",
          "maturity", "3",
          "bias", "2",
          "prior", "by-ordering",
          "playout", "epsilon-greedy",
          "playout-plies", "4",
          "judgement", "places",
          "choice", "best-mean");

  private static final Map<String, String> OLETS =
      Map.of(
          "leaf", "judge",
          "judgement", "logistic",
          "backup", "best-child",
          "exploration-form", "plain",
          "selection-epsilon", "0.05",
          "keep-tree", "true");

  private static final Map<String, String> FLAT =
      Map.of(
          "selection", "uniform",
          "tree-depth", "1",
          "playout", "nested",
          "expansion-order", "epsilon-greedy");

  private static final Map<String, String> SHARED =
      Map.of(
          "transpositions", "true",
          "first-play", "1.1",
          "exploration-form", "double",
          "playout", "playout-search",
          "parallel", "root",
          "threads", "3");

  private static final Map<String, String> STRANGE =
      Map.of(
          "selection-rule", "hand-written-ucb",
          "expansion-rule", "last-moves",
          "branching", "5",
          "prior", "one-move",
          "playout", "first-move[last=true]",
          "keep-tree", "true");

  @Nested
  class GraveOfTwo extends Variant {
    GraveOfTwo() {
      super(false, GRAVE);
    }
  }

  @Nested
  class GraveOfThree extends Variant {
    GraveOfThree() {
      super(true, GRAVE);
    }
  }

  @Nested
  class PuctOfTwo extends Variant {
    PuctOfTwo() {
      super(false, PUCT);
    }
  }

  @Nested
  class PuctOfThree extends Variant {
    PuctOfThree() {
      super(true, PUCT);
    }
  }

  @Nested
  class CappedOfTwo extends Variant {
    CappedOfTwo() {
      super(false, CAPPED);
    }
  }

  @Nested
  class CappedOfThree extends Variant {
    CappedOfThree() {
      super(true, CAPPED);
    }
  }

  @Nested
  class OletsOfTwo extends Variant {
    OletsOfTwo() {
      super(false, OLETS);
    }
  }

  @Nested
  class OletsOfThree extends Variant {
    OletsOfThree() {
      super(true, OLETS);
    }
  }

  @Nested
  class FlatOfTwo extends Variant {
    FlatOfTwo() {
      super(false, FLAT);
    }
  }

  @Nested
  class FlatOfThree extends Variant {
    FlatOfThree() {
      super(true, FLAT);
    }
  }

  @Nested
  class SharedOfTwo extends Variant {
    SharedOfTwo() {
      super(false, SHARED);
    }
  }

  @Nested
  class SharedOfThree extends Variant {
    SharedOfThree() {
      super(true, SHARED);
    }
  }

  @Nested
  class StrangeOfTwo extends Variant {
    StrangeOfTwo() {
      super(false, STRANGE);
    }
  }

  @Nested
  class StrangeOfThree extends Variant {
    StrangeOfThree() {
      super(true, STRANGE);
    }
  }
}
