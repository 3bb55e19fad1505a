package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Looks for lines that lead to the same position with the same {@linkplain Evaluator#lineKey line
 * key}, and checks that their values are the same there and further on: a transposition table takes
 * one for the other. Lines are drawn at random and their moves played again in other orders.
 */
final class Transpositions {
  private static final int ROOTS = 40;
  private static final int FARTHEST_ROOT = 60;
  private static final int LONGEST_LINE = 8;
  private static final int ORDERS = 12;
  private static final int PLIES_AFTER = 6;
  private static final String WAYS = ", reached in two ways with the same line key from ";

  private final Evaluator first;
  private final Evaluator second;
  private final Rules rules;
  private final SplittableRandom random;
  private int found;

  Transpositions(Supplier<Evaluator> evaluations, Rules rules, SplittableRandom random) {
    this.first = evaluations.get();
    this.second = evaluations.get();
    this.rules = rules;
    this.random = random;
  }

  /** Checks many lines; returns how often the same position was met. */
  int check() {
    for (int i = 0; i < ROOTS; i++) {
      State root = rules.initial();
      int plies = new Line(first, root).play(FARTHEST_ROOT).size();
      for (int back = 1 + random.nextInt(plies); back > 0; back--) {
        root.undo();
      }
      String from = root.position();
      Line one = new Line(first, root);
      Line other = new Line(second, root.copy());
      for (int order = 0; order < ORDERS; order++) {
        compare(one, other, from);
        one.goBack();
        other.goBack();
      }
    }
    return found;
  }

  private void compare(Line one, Line other, String from) {
    MoveList played = one.play(2 + random.nextInt(LONGEST_LINE - 1));
    if (one.state.over() || !other.replay(played) || one.state.key() != other.state.key()) {
      return;
    }
    found++;
    BitSet alike = new BitSet();
    IntStream.range(0, rules.players())
        .filter(p -> one.evaluation.lineKey(p) == other.evaluation.lineKey(p))
        .forEach(alike::set);
    for (int ply = 0; ply <= PLIES_AFTER && !one.state.over(); ply++) {
      alike.stream()
          .forEach(
              player ->
                  assertThat(other.evaluation.value(other.state, player))
                      .as(() -> "player " + player + " in " + one.state.position() + WAYS + from)
                      .isEqualTo(one.evaluation.value(one.state, player)));
      MoveList next = one.play(1);
      other.replay(next);
    }
  }

  /** A state and the evaluation that follows it. */
  private final class Line {
    private final Evaluator evaluation;
    private final State state;
    private final MoveList legal = new MoveList();
    private int plies;

    Line(Evaluator evaluation, State state) {
      this.evaluation = evaluation;
      this.state = state;
      evaluation.reset(state);
    }

    /** Plays the given number of random moves, fewer if the game ends; returns them. */
    MoveList play(int plies) {
      MoveList played = new MoveList();
      while (played.size() < plies && state.moves(legal) > 0) {
        long move = legal.get(random.nextInt(legal.size()));
        step(move);
        played.add(move);
      }
      return played;
    }

    /** Plays given moves in any order that is legal; false if that fails. */
    boolean replay(MoveList moves) {
      BitSet left = new BitSet();
      left.set(0, moves.size());
      while (!left.isEmpty() && state.moves(legal) > 0) {
        int[] possible = left.stream().filter(i -> legal.indexOf(moves.get(i)) >= 0).toArray();
        if (possible.length == 0) {
          return false;
        }
        int index = possible[random.nextInt(possible.length)];
        left.clear(index);
        step(moves.get(index));
      }
      return left.isEmpty();
    }

    private void step(long move) {
      evaluation.play(state, move);
      state.play(move);
      plies++;
    }

    void goBack() {
      for (; plies > 0; plies--) {
        state.undo();
        evaluation.undo();
      }
    }
  }
}
