package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.kalah.KalahPerfectAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.trace.Bound;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.lab.agent.Outcome;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.MoveQuality;
import org.plyscope.lab.search.Reference;

/** A reference judges a move as full minimax does, for every kind of evaluator. */
class MoveQualityTest {
  private static final int POSITIONS = 2;
  private static final int MOVES = 3;

  private final Catalog catalog =
      Catalog.of(
          List.of(
              new CheckersGame(),
              new KalahGame(),
              new OwareGame(),
              new ChineseCheckers(),
              new Fauhalma(),
              new Material(),
              new StudyEvaluator(),
              new StoreDifference(),
              new KalahHeuristics(),
              new CurvedBoard(),
              new RowSum(),
              new FauhalmaTargets(),
              new LargestGain(),
              new AlphaBetaAgents(),
              new MaxNAgents(),
              new ParanoidAgents(),
              new KalahPerfectAgents()));

  @ParameterizedTest
  @CsvSource({
    "checkers, '', checkers-study, 4", "checkers, '', material, 4",
    "kalah, '', kalah-heuristics, 4", "kalah, '', store-difference, 5",
    "oware, '', store-difference, 4", "chinese-checkers, '', curved-board, 2",
    "chinese-checkers, standard-3p, curved-board, 3", "chinese-checkers, standard-3p, row-sum, 3",
    "fauhalma, star-3p, fauhalma-targets, 2"
  })
  void judgesAsFullMinimaxDoes(String game, String preset, String evaluator, int depth)
      throws Exception {
    Rules rules = catalog.rules(game, preset, Map.of());
    String agent = "alpha-beta:evaluator=" + evaluator;
    check(rules, agent, agent + ",pruning=none,depth-control=fixed", depth);
    check(rules, agent + ",table=1,pvs=true,aspiration=3", agent + ",pruning=none", depth);
  }

  @ParameterizedTest
  @CsvSource({"max-n:depth-control=fixed", "paranoid"})
  void judgesMovesOfThreePlayers(String agent) throws Exception {
    Rules rules = catalog.rules("chinese-checkers", "standard-3p", Map.of());
    String plain = agent.startsWith("max-n") ? agent : "paranoid:depth-control=fixed";
    check(rules, agent, plain, 2);
  }

  /** Compares with exact candidates, or where the agent prunes, with searches of single moves. */
  private void check(Rules rules, String reference, String plain, int depth) throws Exception {
    for (int seed = 0; seed < POSITIONS; seed++) {
      State state = walked(rules, seed);
      SearchRequest request =
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth));
      try (Agent agent = catalog.create(catalog.agent(rules, plain), rules)) {
        List<Candidate> exact =
            agent.search(request, SearchListener.NONE).candidates().stream()
                .filter(c -> c.bound() == Bound.EXACT)
                .toList();
        assertThat(exact).isNotEmpty();
        for (Candidate candidate : exact.subList(0, Math.min(MOVES, exact.size()))) {
          MoveQuality quality = judge(rules, state, candidate.move(), reference, depth);
          assertThat(quality.moveValue())
              .as("%s after %s", state.position(), state.text(candidate.move()))
              .isEqualTo(candidate.value());
          assertThat(quality.bestValue()).isEqualTo(exact.get(0).value());
        }
      }
    }
  }

  private MoveQuality judge(Rules rules, State state, long move, String reference, int depth)
      throws Exception {
    Limits limits = depth == 0 ? Limits.NONE : Limits.depth(depth);
    Outcome<MoveQuality> outcome =
        new Reference(catalog, catalog.agent(rules, reference), limits, 0)
            .judge(Line.of(rules, state.position()), move, () -> false);
    assertThat(outcome.failure()).isEmpty();
    return outcome.value();
  }

  /** 9-13 is as good as 10-14 to the study's one-sided evaluator: 19 at depth 4. */
  @Test
  void theFirstMoveOfCheckersIsOptimalToTheStudy() throws Exception {
    Rules rules = catalog.rules("checkers", "", Map.of());
    State state = rules.initial();
    MoveQuality quality =
        judge(rules, state, state.parseMove("9-13"), "alpha-beta:evaluator=checkers-study", 4);
    assertThat(quality.moveValue()).isEqualTo(19);
    assertThat(quality.optimal()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"standard", "empty"})
  void thePerfectPlayerSeesWhenTheOutcomeIsGivenAway(String capture) throws Exception {
    Map<String, String> small = Map.of("houses", "4", "seeds", "3", "capture", capture);
    Rules rules = catalog.rules("kalah", "", small);
    int kept = 0;
    int lost = 0;
    for (int seed = 0; seed < 6; seed++) {
      State state = walked(rules, seed);
      SearchRequest request = SearchRequest.of(Line.of(rules, state.position()), Limits.NONE);
      try (Agent agent = catalog.create(catalog.agent(rules, "kalah/verdict"), rules)) {
        List<Candidate> verdict = agent.search(request, SearchListener.NONE).candidates();
        double best = verdict.get(0).value();
        for (Candidate candidate : verdict) {
          MoveQuality quality = judge(rules, state, candidate.move(), "kalah-perfect", 0);
          assertThat(quality.moveValue()).isEqualTo(candidate.value());
          assertThat(quality.loss()).isEqualTo(best - candidate.value());
          assertThat(quality.complete())
              .isEqualTo(Math.signum(candidate.value()) >= Math.signum(best));
          kept += quality.complete() ? 1 : 0;
          lost += quality.complete() ? 0 : 1;
        }
      }
    }
    assertThat(kept).isPositive();
    assertThat(lost).isPositive();
  }

  /** House 1 of Kalah(6,3) turns a win by 2 into a loss by 14. */
  @Test
  void theFirstHouseOfKalahGivesTheGameAway() throws Exception {
    Rules rules = catalog.rules("kalah", "", Map.of("seeds", "3"));
    State state = rules.initial();
    MoveQuality quality = judge(rules, state, state.parseMove("1"), "kalah-perfect", 0);
    assertThat(quality.bestValue()).isEqualTo(2);
    assertThat(quality.moveValue()).isEqualTo(-14);
    assertThat(quality.complete()).isFalse();
    assertThat(quality.loss()).isEqualTo(16);
  }

  private static State walked(Rules rules, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    State state = rules.initial();
    for (int ply = 0; ply < 5 * seed; ply++) {
      state.moves(moves);
      state.play(moves.get(random.nextInt(moves.size())));
      if (state.over()) {
        state.undo();
        return state;
      }
    }
    return state;
  }
}
