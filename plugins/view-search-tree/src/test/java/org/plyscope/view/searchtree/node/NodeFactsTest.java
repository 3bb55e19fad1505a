package org.plyscope.view.searchtree.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.text.Fact;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;

class NodeFactsTest {
  private static LoadedTree load(Trace trace) {
    return LoadedTree.of(trace, Iterations.of(trace), 0, Optional.empty());
  }

  private static NodeFacts facts(LoadedTree loaded, int node) {
    return NodeFacts.of(loaded, new MoveTexts(loaded.tree()), node);
  }

  @Test
  void saysWhoseValueItIsAndHowTheNodeWasReached() throws InterruptedException {
    Trace trace =
        RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 3)
            .trace()
            .orElseThrow();
    LoadedTree loaded = load(trace);
    int deep = loaded.line().last();
    NodeFacts facts = facts(loaded, deep);
    assertThat(facts.line().size()).isEqualTo(loaded.tree().ply(deep));
    assertThat(facts.line().steps().get(0).node()).isNotNegative();
    assertThat(facts.text())
        .startsWith(facts.title())
        .contains("Line: 1. ")
        .contains("for Black, exact")
        .contains("To move: ");
  }

  @Test
  void valuesOfAllPlayersAndVisitsAreThere() {
    FakeTrace trace = new FakeTrace(3);
    int root = trace.add(-1, 0, 0.5, NodeEnd.EXPANDED);
    int child = trace.add(root, 1, 0.25, NodeEnd.LEAF);
    trace.visit(root, 10).visit(child, 4).values(child, 0.25, 0.5, 0.25);
    assertThat(facts(load(trace), 1).facts())
        .contains(
            new Fact("Visits", "4, 40.0 % of all"),
            new Fact("Means", "Player RED 0.25 · Player BLUE 0.50 · Player GREEN 0.25"));
  }

  @Test
  void theRootHasNoLine() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 1, NodeEnd.EXPANDED);
    NodeFacts facts = facts(load(trace), 0);
    assertThat(facts.title()).isEqualTo("Position searched");
    assertThat(facts.text()).doesNotContain("Line:");
  }
}
