package org.plyscope.view.searchtree.paint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.Savings;

/** The legend states whether its numbers are about the search or about the nodes that were kept. */
class LegendWordsTest {
  private static final String AGENT = "alpha-beta:evaluator=material";

  @Test
  void aWholeTreeNeedsNoWords() throws InterruptedException {
    Selection whole = RealSearch.selection("checkers", "", AGENT, 6);
    Savings savings = savings(whole, whole.result());
    assertThat(LegendPainter.cuts(savings)).isEqualTo(" cuts");
    assertThat(LegendPainter.saved(savings)).isEqualTo(" nodes saved");
  }

  @Test
  void aThinnedTreeHasTheCutsOfTheSearchAndAnEstimateFromASample() throws InterruptedException {
    Selection thinned = RealSearch.selection("checkers", "", AGENT, 8, 1000);
    Savings savings = savings(thinned, thinned.result());
    assertThat(savings.cuts()).isGreaterThan(1000);
    assertThat(LegendPainter.cuts(savings)).isEqualTo(" cuts");
    assertThat(LegendPainter.saved(savings)).isEqualTo(" nodes saved (from a sample)");
  }

  @Test
  void aThinnedTreeWithoutCountsSpeaksOfTheNodesKept() throws InterruptedException {
    Savings savings =
        savings(RealSearch.selection("checkers", "", AGENT, 8, 999), Optional.empty());
    assertThat(savings.cuts()).isBetween(1L, 998L);
    assertThat(LegendPainter.cuts(savings)).isEqualTo(" cuts among the nodes kept");
    assertThat(LegendPainter.saved(savings)).isEqualTo(" nodes saved there");
  }

  private static Savings savings(Selection selection, Optional<SearchResult> result) {
    Trace trace = selection.trace().orElseThrow();
    Iterations iterations = Iterations.of(trace);
    return LoadedTree.of(trace, iterations, iterations.count() - 1, result).savings();
  }
}
