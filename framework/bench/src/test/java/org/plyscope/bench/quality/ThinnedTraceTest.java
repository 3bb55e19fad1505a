package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.GreedyAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.kalah.KalahHeuristicAgents;
import org.plyscope.agent.kalah.KalahMaxAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;

/** Of a search that does not fit, a true part is kept, and always the principal line. */
class ThinnedTraceTest {
  private static final int[] CAPS = {200, 1000, 5000};

  private final Catalog catalog =
      Catalog.of(
          List.of(
              new KalahGame(),
              new CheckersGame(),
              new ChineseCheckers(),
              new StoreDifference(),
              new KalahHeuristics(),
              new Material(),
              new RowSum(),
              new CurvedBoard(),
              new LargestGain(),
              new NoOrdering(),
              new AlphaBetaAgents(),
              new MaxNAgents(),
              new ParanoidAgents(),
              new UctAgents(),
              new GreedyAgents(),
              new KalahMaxAgents(),
              new KalahHeuristicAgents()));

  private record Recorded(SearchResult result, Trace trace) {}

  @ParameterizedTest
  @CsvSource({
    "kalah, '', 'alpha-beta:depth-control=fixed', depth=7",
    "kalah, '', 'alpha-beta:pruning=none', depth=5",
    "kalah, '', 'modern-alpha-beta', depth=9",
    "kalah, '', 'kalah-ahm', depth=5",
    "kalah, '', 'kalah-max', depth=1",
    "kalah, '', 'uct', iterations=8000",
    "checkers, '', 'alpha-beta:pvs=true', depth=7",
    "checkers, '', 'modern-alpha-beta', 'depth=20, nodes=20000'",
    "chinese-checkers, 'ulfhake', 'ulfhake/alphabeta-6', depth=5",
    "chinese-checkers, 'standard-3p', 'max-n', depth=3",
    "chinese-checkers, 'standard-3p', 'paranoid', depth=4",
    "chinese-checkers, 'standard-3p', 'uct', iterations=3000",
  })
  void isATruePartWithItsLine(String game, String preset, String agent, String limits)
      throws Exception {
    Rules rules = catalog.rules(game, preset, Map.of());
    InstalledAgent spec = catalog.agent(rules, agent);
    Recorded whole = record(rules, spec, limits, 10_000_000, TracePolicy.SAMPLE);
    assertThat(whole.trace.size()).isEqualTo((int) whole.trace.opened());
    Map<String, Integer> nodes = new HashMap<>();
    String[] keys = keys(whole.trace);
    for (int node = 0; node < keys.length; node++) {
      assertThat(nodes.put(keys[node], node)).isNull();
    }
    for (int cap : CAPS) {
      for (TracePolicy policy : TracePolicy.values()) {
        Recorded part = record(rules, spec, limits, cap, policy);
        assertThat(part.trace.opened()).isEqualTo(whole.trace.opened());
        assertThat(part.result.line()).isEqualTo(whole.result.line());
        checkPart(whole.trace, nodes, part.trace, cap);
        checkLine(whole, part.trace, cap + " " + policy);
      }
    }
  }

  private Recorded record(
      Rules rules, InstalledAgent spec, String limits, int cap, TracePolicy policy)
      throws Exception {
    Limits until = Limits.parse(limits);
    Line line = Line.of(rules);
    RecordedTrace trace =
        RecordedTrace.recording(line, TraceOrigin.of(spec.spec(), until, 1), cap, policy);
    try (Agent agent = catalog.create(spec, rules)) {
      SearchResult result =
          agent.search(
              SearchRequest.of(line, until).withSeed(1).withRecorder(trace), SearchListener.NONE);
      return new Recorded(result, trace.finish());
    }
  }

  /** Returns where each node is: its tree, and on the way from there the place of each move. */
  private static String[] keys(Trace trace) {
    String[] keys = new String[trace.size()];
    Map<String, Integer> again = new HashMap<>();
    int trees = 0;
    for (int node = 0; node < keys.length; node++) {
      String way =
          trace.ply(node) == 0
              ? "tree " + trees++
              : keys[trace.parent(node)] + " " + trace.move(node) + "/" + window(trace, node);
      int times = again.merge(way, 1, Integer::sum);
      keys[node] = times == 1 ? way : way + " again " + times;
    }
    return keys;
  }

  /** A move may be searched again, with another window. */
  private static String window(Trace trace, int node) {
    return trace.alpha(node) + ".." + trace.beta(node);
  }

  private static void checkPart(Trace whole, Map<String, Integer> nodes, Trace part, int cap) {
    assertThat(part.size()).isLessThanOrEqualTo(Math.min(cap, whole.size())).isPositive();
    if (whole.size() <= cap) {
      assertThat(part.size()).isEqualTo(whole.size());
    } else if (cap >= 1000) {
      assertThat(part.size()).isGreaterThan(cap / 8);
    }
    String[] keys = keys(part);
    int before = -1;
    for (int node = 0; node < keys.length; node++) {
      Integer same = nodes.get(keys[node]);
      assertThat(same).as(keys[node]).isNotNull().isGreaterThan(before);
      before = same;
      assertThat(facts(part, node)).isEqualTo(facts(whole, same));
    }
  }

  private static List<Object> facts(Trace trace, int node) {
    return List.of(
        trace.ply(node),
        trace.move(node),
        trace.order(node),
        trace.player(node),
        trace.value(node),
        trace.value(node, 0),
        trace.value(node, 1),
        trace.bound(node),
        trace.end(node),
        trace.skipped(node),
        trace.visits(node));
  }

  /** Follows the line that the agent reported; where chance has chosen, one as good as that. */
  private static void checkLine(Recorded whole, Trace part, String kept) {
    boolean chance = !Double.isNaN(whole.trace.value(0, 0)) && whole.trace.visits(0) == 0;
    long[] line = whole.result.line();
    int expected = chance ? carried(whole.trace) : followed(whole.trace, line);
    assertThat(expected).as("plies of the line in the whole tree").isPositive();
    assertThat(chance ? carried(part) : followed(part, line)).as(kept).isEqualTo(expected);
  }

  /** Returns how far the values of the last root can be followed. */
  private static int carried(Trace trace) {
    int last = 0;
    for (int root = 0; root >= 0; root = trace.nextSibling(root)) {
      last = root;
    }
    return carried(trace, last);
  }

  private static int carried(Trace trace, int node) {
    int longest = trace.ply(node);
    for (int c = trace.firstChild(node); c >= 0; c = trace.nextSibling(c)) {
      int child = c;
      int players = trace.rules().players();
      if (IntStream.range(0, players)
          .allMatch(p -> trace.value(child, p) == trace.value(node, p))) {
        longest = Math.max(longest, carried(trace, c));
      }
    }
    return longest;
  }

  /** Returns how far a line can be followed in any tree. */
  private static int followed(Trace trace, long[] line) {
    int longest = 0;
    for (int root = 0; root >= 0; root = trace.nextSibling(root)) {
      longest = Math.max(longest, followed(trace, root, line, 0));
    }
    return longest;
  }

  private static int followed(Trace trace, int node, long[] line, int ply) {
    int longest = ply;
    for (int c = trace.firstChild(node); c >= 0 && ply < line.length; c = trace.nextSibling(c)) {
      if (trace.move(c) == line[ply]) {
        longest = Math.max(longest, followed(trace, c, line, ply + 1));
      }
    }
    return longest;
  }
}
