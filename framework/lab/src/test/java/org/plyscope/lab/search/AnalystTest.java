package org.plyscope.lab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.SampleParts;
import org.plyscope.lab.ScriptedAgents;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.testkit.CountdownGame;

@Timeout(20)
class AnalystTest {
  private static final Catalog CATALOG =
      Catalog.of(
          List.of(
              new CountdownGame(),
              ScriptedAgents.greedy(),
              ScriptedAgents.scripted("endless", (request, listener) -> endless(request)),
              SampleParts.constant("only-two", rules -> rules.players() == 2),
              SampleParts.constant("nowhere", rules -> false),
              SampleParts.byNumber("number")));
  private static final Rules RULES = CATALOG.rules(CATALOG.games().get(0).id(), "", Map.of());

  private final Analyst analyst = new LabAnalyst(CATALOG, Searches.with(CATALOG));

  private static SearchResult endless(SearchRequest request) {
    while (!request.stopRequested()) {
      Thread.onSpinWait();
    }
    return SearchResult.builder(request.state().parseMove("1"))
        .status(SearchResult.Status.STOPPED)
        .build();
  }

  @Test
  void listsWhatFitsTheRules() {
    assertThat(analyst.parts(AgentFactory.class, RULES)).hasSize(2);
    assertThat(analyst.parts(EvaluatorFactory.class, RULES))
        .extracting(EvaluatorFactory::id)
        .containsExactly("only-two");
    assertThat(analyst.parts(OrdererFactory.class, RULES))
        .extracting(OrdererFactory::id)
        .containsExactly("number");
  }

  @Test
  void searchesAndKeepsATraceIfAsked() throws Exception {
    AnalysisRequest request = request(ScriptedAgents.greedy().id(), Limits.depth(1));
    Analysis plain = analyst.analyse(request, monitor(false));
    assertThat(plain.trace()).isEmpty();
    assertThat(plain.request()).isSameAs(request);
    Analysis traced = analyst.analyse(request.withTrace(100), monitor(false));
    assertThat(traced.result().move()).isEqualTo(plain.result().move());
    assertThat(traced.trace().orElseThrow().size()).isPositive();
  }

  @Test
  void aCancelReturnsTheBestSoFar() throws Exception {
    AnalysisRequest request = request("endless", Limits.NONE);
    assertThat(analyst.analyse(request, monitor(true)).result().status())
        .isEqualTo(SearchResult.Status.STOPPED);
  }

  @Test
  void aBadRequestIsOneSentence() {
    AnalysisRequest request = request("rubbish", Limits.depth(1));
    assertThatThrownBy(() -> analyst.analyse(request, monitor(false)))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith(".");
  }

  private static AnalysisRequest request(String agent, Limits limits) {
    return AnalysisRequest.of(Line.of(RULES), Configuration.of(AgentSpec.parse(agent), limits));
  }

  private static JobMonitor monitor(boolean cancelled) {
    return new JobMonitor() {
      @Override
      public void progress(double fraction, String text) {}

      @Override
      public boolean cancelled() {
        return cancelled;
      }
    };
  }
}
