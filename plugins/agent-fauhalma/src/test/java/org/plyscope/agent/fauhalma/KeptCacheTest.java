package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.TestParts;

/** Strategy 3 keeps its best moves from game to game; they make it faster and nothing else. */
class KeptCacheTest {
  private static final Rules RULES = FauhalmaRules.preset("rhombus");
  private static final int PLIES = 16;

  @TempDir private Path folder;

  /** The events of a game. */
  private record Played(List<Long> moves, long nodes, long known) {}

  @ParameterizedTest
  @ValueSource(strings = {"rhombus", "star-3p"})
  void theSecondGameIsTheSameAndNeedsNoSearch(String board) throws Exception {
    Rules rules = FauhalmaRules.preset(board);
    Played first = play(rules, Map.of("strategy", "3"), 1);
    Played second = play(rules, Map.of("strategy", "3"), 1);
    assertThat(first.known).isZero();
    assertThat(second.moves).isEqualTo(first.moves);
    assertThat(second.nodes).isZero();
    assertThat(second.known).isPositive();
  }

  @Test
  void anotherSeedKnowsTheSameMoves() throws Exception {
    Played cold = play(RULES, Map.of("strategy", "3", "keep", "false"), 2);
    play(RULES, Map.of("strategy", "3"), 1);
    Played warm = play(RULES, Map.of("strategy", "3"), 2);
    assertThat(warm.moves).isEqualTo(cold.moves);
    assertThat(warm.known).isPositive();
    assertThat(warm.nodes).isLessThan(cold.nodes);
  }

  @Test
  void theSwitchKeepsNothing() throws Exception {
    play(RULES, Map.of("strategy", "3", "keep", "false"), 1);
    play(RULES, Map.of("strategy", "3", "cache", "0"), 1);
    play(RULES, Map.of("strategy", "4"), 1);
    assertThat(files()).isEmpty();
  }

  @Test
  void otherRulesDepthsAndPartsHaveOtherFiles() throws Exception {
    play(RULES, Map.of("strategy", "3"), 1);
    play(RULES, Map.of("strategy", "3", "spread", "2"), 1);
    play(RULES, Map.of("strategy", "3", "evaluator", "fauhalma-targets"), 1);
    play(FauhalmaRules.preset("star-2p"), Map.of("strategy", "3"), 1);
    assertThat(files()).hasSize(4);
    assertThat(play(RULES, Map.of("strategy", "3"), 1, Limits.depth(2), parts()).known).isZero();
    assertThat(files()).hasSize(5);
  }

  @Test
  void damageOnlyCostsTime() throws Exception {
    Played first = play(RULES, Map.of("strategy", "3"), 1);
    Path file = files().get(0);
    byte[] whole = Files.readAllBytes(file);
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < whole.length; i += 40) {
      whole[i + random.nextInt(Math.min(40, whole.length - i))] ^= 0x15;
    }
    Files.write(file, whole);
    Played second = play(RULES, Map.of("strategy", "3"), 1);
    assertThat(second.moves).isEqualTo(first.moves);
    assertThat(second.nodes).isEqualTo(first.nodes);
    assertThat(play(RULES, Map.of("strategy", "3"), 1).nodes).isZero();
  }

  @Test
  void aSingleSearchIsAlwaysASearch() throws Exception {
    play(RULES, Map.of("strategy", "3"), 1);
    try (Agent agent = agent(RULES, Map.of("strategy", "3"), parts())) {
      SearchResult result =
          agent.search(SearchRequest.of(Line.of(RULES), Limits.NONE), SearchListener.NONE);
      assertThat(result.counts().nodes()).isPositive();
      assertThat(result.comment()).isEmpty();
    }
  }

  @Test
  void anOrderLeftToChanceIsNotRemembered() throws Exception {
    TestParts parts = FauhalmaRules.parts(new ByChance()).keepingFilesIn(folder);
    Map<String, String> options = Map.of("strategy", "3", "ordering", "by-chance");
    Played first = play(RULES, options, 1, Limits.depth(2), parts);
    Played second = play(RULES, options, 1, Limits.depth(2), parts);
    assertThat(second.known + first.known).isZero();
    assertThat(second.moves).isEqualTo(first.moves);
    assertThat(files()).isEmpty();
  }

  /** Orders moves by the seed. */
  private static final class ByChance implements OrdererFactory {
    @Override
    public String id() {
      return "by-chance";
    }

    @Override
    public String name() {
      return "Random";
    }

    @Override
    public String description() {
      return "Any order.";
    }

    @Override
    public boolean supports(Rules rules) {
      return true;
    }

    @Override
    public Orderer create(PartContext context) {
      return new Orderer() {
        private SplittableRandom random = new SplittableRandom();

        @Override
        public void keys(State state, MoveList moves, int[] keys) {
          for (int i = 0; i < moves.size(); i++) {
            keys[i] = random.nextInt(1000);
          }
        }

        @Override
        public void reset(long seed) {
          random = new SplittableRandom(seed);
        }
      };
    }
  }

  private TestParts parts() {
    return FauhalmaRules.parts().keepingFilesIn(folder);
  }

  private Played play(Rules rules, Map<String, String> options, long seed) throws Exception {
    return play(rules, options, seed, Limits.depth(3), parts());
  }

  /** Plays the beginning of a game: the agent in the first seat, chance in the others. */
  private static Played play(
      Rules rules, Map<String, String> options, long seed, Limits limits, TestParts parts)
      throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    List<Long> moves = new ArrayList<>();
    long nodes = 0;
    long known = 0;
    Line line = Line.of(rules);
    try (Agent agent = agent(rules, options, parts)) {
      agent.begin(line, 0);
      while (line.size() < PLIES) {
        long move = line.state().randomMove(random, new MoveList());
        if (line.state().toMove() == 0) {
          SearchRequest request = SearchRequest.of(line, limits).withSeed(line.size());
          SearchResult result = agent.search(request, SearchListener.NONE);
          nodes += result.counts().nodes();
          known += result.comment().startsWith("Known") ? 1 : 0;
          move = result.move();
        }
        moves.add(move);
        line = line.then(move);
      }
    }
    return new Played(moves, nodes, known);
  }

  private static Agent agent(Rules rules, Map<String, String> options, TestParts parts) {
    FauhalmaAgents factory = new FauhalmaAgents();
    return factory.create(parts.context(factory, rules, new TreeMap<>(options)));
  }

  private List<Path> files() throws IOException {
    try (var all = Files.walk(folder)) {
      return all.filter(file -> file.getFileName().toString().endsWith(".txt")).sorted().toList();
    }
  }
}
