package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.Reference;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Every sound combination of techniques gives the value of textbook minimax. */
class AlphaBetaValueTest {
  /** All sound combinations: pruning, cuts, windows, aids, tables, plans. */
  static Stream<AlphaBetaSettings> soundSettings() {
    List<AlphaBetaSettings> all = new ArrayList<>();
    for (Pruning pruning : Pruning.values()) {
      for (boolean strict : new boolean[] {false, true}) {
        for (OrderingAids aids : aids()) {
          for (TableSettings table : tables()) {
            for (int window : new int[] {0, 1, 2, 3}) {
              all.add(
                  AlphaBetaSettings.MINIMAX.with(
                      s -> {
                        s.pruning = pruning;
                        s.strictCuts = strict;
                        s.aids = aids;
                        s.table = table;
                        s.windows(window % 2 == 1, window / 2 * 15);
                      }));
            }
          }
        }
      }
    }
    return all.stream();
  }

  private static List<OrderingAids> aids() {
    return List.of(
        OrderingAids.NONE,
        new OrderingAids(true, true, true, History.AFTER_ORDERER),
        new OrderingAids(false, false, true, History.BEFORE_ORDERER));
  }

  private static List<TableSettings> tables() {
    return List.of(
        TableSettings.NONE,
        new TableSettings(1, Replacement.ALWAYS, false),
        new TableSettings(1, Replacement.DEEPER, false),
        new TableSettings(1, Replacement.TWO_TIER, false));
  }

  @ParameterizedTest
  @MethodSource("soundSettings")
  void equalsMinimaxOnLattices(AlphaBetaSettings settings) {
    for (int players = 2; players <= 4; players++) {
      for (int seed = 0; seed < 5 - players; seed++) {
        Rules rules = Lattice.rules(seed, players);
        Evaluator evaluation = Lattice.HASH_VALUE.create(rules, none());
        Orderer orderer = Lattice.BEST_NEXT.create(rules, none());
        State state = walked(rules, seed);
        int quiescence = seed % 3 * 2;
        for (int depth = 1; depth <= 5; depth += 2) {
          check(
              rules,
              state,
              evaluation,
              orderer,
              settings.with(s -> s.quiescence = quiescence),
              depth);
        }
      }
    }
  }

  @Test
  void equalsMinimaxOnTicTacToe() {
    Rules rules = TicTacToe.standard();
    Evaluator evaluation = TicTacToe.OPEN_LINES.create(rules, none());
    List<AlphaBetaSettings> all = soundSettings().toList();
    for (int seed = 0; seed < all.size(); seed++) {
      State state = walked(rules, seed);
      for (int depth = 1; depth <= 4; depth++) {
        check(rules, state, evaluation, new NaturalOrder(), all.get(seed), depth);
      }
    }
  }

  private static void check(
      Rules rules,
      State state,
      Evaluator evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      int depth) {
    assertThat(state.over()).as("a position to search").isFalse();
    Reference reference =
        new Reference(evaluation, rules.players(), state.toMove(), settings.quiescence());
    int expected = reference.value(state, depth, 0);
    for (SearchPlan plan : List.of(SearchPlan.fixed(depth), SearchPlan.DEEPENING)) {
      SearchResult result =
          new AlphaBetaSearch(rules, evaluation, orderer, settings, plan)
              .search(
                  SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth)),
                  SearchListener.NONE);
      // A deepening search may stop at a smaller depth, but only where the value is proved.
      assertThat(result.value()).as("%s %s", state.position(), plan).isEqualTo(expected);
      if (settings.equals(AlphaBetaSettings.MINIMAX) && plan.depth() > 0) {
        assertThat(result.counts().nodes()).isEqualTo(reference.nodes);
      }
      checkMove(reference, state, result, depth, expected);
    }
  }

  private static void checkMove(
      Reference reference, State state, SearchResult result, int depth, int expected) {
    state.play(result.move());
    assertThat(reference.value(state, depth - 1, 1)).isEqualTo(expected);
    state.undo();
  }

  /** Returns a position after up to three random moves, one in which the game goes on. */
  private static State walked(Rules rules, long seed) {
    State state = rules.initial();
    MoveList moves = new MoveList();
    SplittableRandom random = new SplittableRandom(seed);
    for (int ply = random.nextInt(4); ply > 0 && state.moves(moves) > 0; ply--) {
      state.play(moves.get(random.nextInt(moves.size())));
      if (state.over()) {
        state.undo();
        break;
      }
    }
    return state;
  }

  private static OptionValues none() {
    return OptionValues.defaults(List.of());
  }
}
