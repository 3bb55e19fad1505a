package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * Copies of a state: they go their own way, and they have the memory of the original.
 *
 * <p>The memory of rules shows when positions come back, which random play hardly ever brings
 * about; so the players here like to take their last move back.
 */
final class CopyCheck {
  private static final int GAMES = 12;
  private static final int PLIES = 300;

  private final Rules rules;
  private final SplittableRandom random;
  private final int[][] lastPaths;

  private CopyCheck(Rules rules, SplittableRandom random) {
    this.rules = rules;
    this.random = random;
    this.lastPaths = new int[rules.players()][];
  }

  /** Plays on a copy and looks whether the original notices. */
  static void independent(Rules rules, SplittableRandom random) {
    State state = rules.initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 20 && state.moves(moves) > 0; ply++) {
      String before = state.position();
      State copy = state.copy();
      assertThat(copy.position()).isEqualTo(before);
      copy.play(moves.get(0));
      assertThat(state.position()).isEqualTo(before);
      state.play(moves.get(random.nextInt(moves.size())));
    }
  }

  /** Plays the same games on one state and on one that is copied before every move. */
  static void rememberThePast(Rules rules, SplittableRandom random) {
    for (int game = 0; game < GAMES; game++) {
      new CopyCheck(rules, random).play();
    }
  }

  private void play() {
    State walked = rules.initial();
    State copied = rules.initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < PLIES && walked.moves(moves) > 0; ply++) {
      copied = copied.copy();
      same(walked, copied);
      long move = choose(walked, moves);
      walked.play(move);
      copied.play(move);
    }
    same(walked, copied);
    same(walked, copied.copy());
  }

  private void same(State walked, State copied) {
    String where = "a copy in " + walked.position();
    assertThat(copied.position()).as(where).isEqualTo(walked.position());
    assertThat(copied.key()).as("key of " + where).isEqualTo(walked.key());
    assertThat(copied.over()).as(where + " is over").isEqualTo(walked.over());
    assertThat(copied.toMove()).as("turn of " + where).isEqualTo(walked.toMove());
    assertThat(moves(copied)).as("moves of " + where).isEqualTo(moves(walked));
    assertThat(payoffs(copied)).as("payoffs of " + where).isEqualTo(payoffs(walked));
  }

  private static long[] moves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return moves.toArray();
  }

  private double[] payoffs(State state) {
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    return payoffs;
  }

  private long choose(State state, MoveList moves) {
    int player = state.toMove();
    long move = moves.get(random.nextInt(moves.size()));
    for (int i = 0; i < moves.size() && random.nextInt(10) > 0; i++) {
      if (takesBack(lastPaths[player], state.path(moves.get(i)))) {
        move = moves.get(i);
      }
    }
    lastPaths[player] = state.path(move);
    return move;
  }

  private static boolean takesBack(int[] last, int[] next) {
    return last != null && last[0] == next[next.length - 1] && last[last.length - 1] == next[0];
  }
}
