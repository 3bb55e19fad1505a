package org.plyscope.agent.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.DialogueLine.Origin;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.testkit.TestParts;

@Timeout(60)
class ProgramAgentTest {
  private static final Path SAMPLE = Path.of("../../samples/agent-python/python-minimax.plyagent");

  private final Programs programs = new Programs();

  @AfterEach
  void close() {
    programs.close();
  }

  @Test
  void aProgramDeclaresWhatItIs() {
    ProgramAgents agents = programs.agents(Descriptor.read(SAMPLE));
    assertThat(agents.id()).isEqualTo("python-minimax");
    assertThat(agents.name()).isEqualTo("Python minimax");
    assertThat(agents.supports(Programs.KALAH)).isTrue();
    assertThat(agents.understands(OptionValues.defaults(agents.options())))
        .isEqualTo(Set.of(Limits.Kind.DEPTH));
    assertThat(agents.options()).singleElement().satisfies(o -> assertThat(o.max()).isEqualTo(12));
    assertThat(programs.trial)
        .extracting(line -> line.origin())
        .contains(Origin.HOST, Origin.PROGRAM);
  }

  @Test
  void theUserMayChooseGamesAndStandardValues() {
    Descriptor fixed =
        Programs.scripted(
            "plain",
            Map.of("games", Map.of("kalah", Map.of("seeds", "9")), "options", Map.of("move", "2")));
    ProgramAgents agents = programs.agents(fixed);
    assertThat(agents.supports(Programs.KALAH)).isFalse();
    assertThat(agents.options().get(0).standard()).isEqualTo(2L);
    assertThatThrownBy(
            () ->
                programs.tried(Programs.scripted("plain", Map.of("options", Map.of("move", "x")))))
        .hasMessageContaining("Option 'move' is 'x'");
  }

  @Test
  void theSampleSearchesLikeMinimaxAndShowsItsTree() throws Exception {
    ProgramAgents agents = programs.agents(Descriptor.read(SAMPLE));
    Tree recorder = new Tree();
    Line line = Line.of(Programs.KALAH);
    SearchRequest request = SearchRequest.of(line, Limits.depth(4));
    try (Agent agent = agents.create(context(agents))) {
      SearchResult result = agent.search(request.withRecorder(recorder), SearchListener.NONE);
      assertThat(result.counts().nodes()).isEqualTo(1_169);
      assertThat(recorder.parents).hasSize(1_169).startsWith(TraceRecorder.NO_PARENT, 0, 1, 2);
      assertThat(recorder.closed).hasSize(1_169);
      assertThat(recorder.rootMoves).containsExactly(0L, 1L, 2L, 3L, 4L, 5L);
      assertThat(result.value()).isEqualTo(1);
    }
  }

  /** Keeps what is recorded. */
  private static final class Tree implements TraceRecorder {
    private final List<Integer> parents = new ArrayList<>();
    private final Set<Integer> closed = new HashSet<>();
    private final List<Long> rootMoves = new ArrayList<>();

    @Override
    public int open(int parent, long move, int order, int player) {
      if (parent == 0) {
        rootMoves.add(move);
      }
      parents.add(parent);
      return parents.size() - 1;
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
      closed.add(node);
    }

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}
  }

  private static PartContext context(ProgramAgents agents) {
    return PartContext.of(Programs.KALAH, OptionValues.defaults(agents.options()));
  }

  @Test
  void optionsReachTheProgram() throws Exception {
    ProgramAgents agents = programs.agents(Programs.scripted("plain", Map.of()));
    OptionValues values = OptionValues.defaults(agents.options()).with(Map.of("move", "4"));
    try (Agent agent = agents.create(PartContext.of(Programs.KALAH, values))) {
      assertThat(Programs.search(agent).move()).isEqualTo(4);
    }
  }

  @Test
  void aStopEndsTheSearchWithWhatTheProgramHas() throws Exception {
    try (Agent agent = programs.agent("waits-for-stop")) {
      AtomicBoolean stop = new AtomicBoolean();
      List<SearchResult> progress = new ArrayList<>();
      SearchListener listener =
          SearchListener.of(
              soFar -> {
                progress.add(soFar);
                stop.set(true);
              });
      SearchRequest request =
          SearchRequest.of(Line.of(Programs.KALAH), Limits.NONE).withStop(stop::get);
      SearchResult result = agent.search(request, listener);
      assertThat(result.status()).isEqualTo(Status.STOPPED);
      assertThat(progress).hasSize(1);
      assertThat(progress.get(0).value()).isEqualTo(2.5);
    }
  }

  @Test
  void theTimeLimitStopsAProgramThatKnowsNoTime() throws Exception {
    try (Agent agent = programs.agent("waits-for-stop")) {
      SearchResult result = Programs.search(agent, Limits.NONE.with("time", "100ms"));
      assertThat(result.status()).isEqualTo(Status.LIMIT);
    }
  }

  @Test
  void aChangedProgramIsRefusedWhereItWasFixed() {
    Descriptor program = programs.tried(Programs.scripted("plain", Map.of()));
    ProgramAgents agents =
        new ProgramAgents(program, Optional::empty, null, programs.dialogue, "another hash");
    assertThatThrownBy(() -> agents.create(context(agents)))
        .hasMessage(
            "The program of agent 'scripted' has changed since the run was started; start the run"
                + " again.");
  }

  @Test
  void theSampleEqualsTheShippedMinimaxInManyPositions() throws Exception {
    ProgramAgents agents = programs.agents(Descriptor.read(SAMPLE));
    AlphaBetaAgents shipped = new AlphaBetaAgents();
    Map<String, String> minimax = shipped.presets().get(0).values();
    PartContext parts =
        TestParts.of(new StoreDifference()).context(shipped, Programs.KALAH, minimax);
    SplittableRandom random = new SplittableRandom(5);
    Line line = Line.of(Programs.KALAH);
    try (Agent python = agents.create(context(agents));
        Agent java = shipped.create(parts)) {
      for (int ply = 0; ply < 20 && !line.state().over(); ply++) {
        SearchRequest request = SearchRequest.of(line, Limits.depth(3));
        SearchResult ours = java.search(request, SearchListener.NONE);
        SearchResult theirs = python.search(request, SearchListener.NONE);
        assertThat(theirs.value()).as(line.position()).isEqualTo(ours.value());
        assertThat(theirs.counts().nodes()).as(line.position()).isEqualTo(ours.counts().nodes());
        line = line.then(line.state().randomMove(random, new MoveList()));
      }
    }
  }
}
