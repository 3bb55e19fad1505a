package org.plyscope.workbench.search.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.api.view.Selection;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.fixture.TestAgents;
import org.plyscope.workbench.session.About;

class SearchTitlesTest {
  private final Rules rules = TicTacToe.standard();
  private final SearchTitles titles =
      SearchTitles.of(Catalog.of(List.of(new TicTacToe(), TestAgents.first())));

  private Trace searched(AgentSpec agent, Limits limits, long seed) {
    return RecordedTrace.recording(
        Line.of(rules), TraceOrigin.of(agent, limits, seed), 10, TracePolicy.SAMPLE);
  }

  @Test
  void agentsAndOptionsAreNamed() {
    AgentSpec wide = AgentSpec.parse("first-move:width=7");
    assertThat(titles.heading(searched(wide, Limits.depth(2), 0)))
        .isEqualTo("First move (width 7)  ·  depth 2");
    assertThat(titles.phrase(searched(wide, Limits.depth(2), 5), 2))
        .isEqualTo("First move (width 7), 2 plies deep, seed 5");
    assertThat(titles.phrase(searched(wide, Limits.time(Duration.ofSeconds(2)), 0), 1))
        .isEqualTo("First move (width 7), limited to 2.0 s, 1 ply deep");
  }

  @Test
  void partsAreNamedAndAnEmptyOneSaysWhatItMeans() {
    AgentSpec judged = AgentSpec.of("first-move", Map.of("evaluator", ""));
    assertThat(titles.heading(searched(judged, Limits.NONE, 0)))
        .isEqualTo("First move (evaluator first that fits)  ·  its own limit");
  }

  @Test
  void anEntrantOfARunKeepsItsName() {
    AgentSpec ab2 = AgentSpec.parse("first-move:width=7").withLabel("ab2");
    Trace trace = searched(ab2, Limits.depth(2), 0);
    assertThat(titles.heading(trace)).isEqualTo("ab2  ·  depth 2");
    assertThat(titles.phrase(trace, 2)).isEqualTo("ab2: First move (width 7), 2 plies deep");
  }

  @Test
  void anAgentThatIsNotInstalledKeepsItsId() {
    AgentSpec gone = AgentSpec.parse("gone:depth=1");
    assertThat(titles.heading(searched(gone, Limits.depth(2), 0)))
        .isEqualTo("gone:depth=1  ·  depth 2");
  }

  @Test
  void captionsAreProse() {
    Trace trace = searched(AgentSpec.parse("first-move:width=7"), Limits.depth(2), 0);
    SearchResult result = SearchResult.builder(4).depth(2).build();
    Selection selection = Selection.of(Line.of(rules)).withResult(result).withTrace(trace, -1);
    assertThat(About.of(selection, Map.of(), titles::phrase).caption())
        .isEqualTo("Tic-tac-toe – Start. Searched by First move (width 7), 2 plies deep.");
  }
}
