package org.plyscope.agent.montecarlo.bestreply;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position in which all opponents of one player share a turn: the moves of every one of them are
 * listed, and after one of these the player moves again. The gain of the player is the loss of the
 * others.
 */
public final class BestReplyState implements State {
  /** Moves of games are smaller; the bits above hold how many opponents pass before the move. */
  private static final int PASSES = 58;

  private final State game;
  private final int player;
  private final MoveList scratch = new MoveList();
  private int[] steps = new int[64];
  private int depth;
  private boolean byTheRules;

  /**
   * Wraps a position.
   *
   * @param game the position, which this one moves on
   */
  public BestReplyState(State game) {
    this(game, game.toMove());
  }

  private BestReplyState(State game, int player) {
    this.game = game;
    this.player = player;
  }

  /** Returns the position by the rules of the game. */
  State game() {
    return game;
  }

  /** Returns the player that searches. */
  int player() {
    return player;
  }

  /** Lets every opponent have its turn, or all of them one together. */
  void byTheRules(boolean value) {
    byTheRules = value;
  }

  /** Returns whether the opponents share the turn now. */
  boolean pooled() {
    return !byTheRules && game.toMove() != player;
  }

  /** Returns how many opponents pass before a move. */
  static int passes(long move) {
    return (int) (move >>> PASSES);
  }

  /** Returns a move as the game knows it. */
  static long inGame(long move) {
    return move & ((1L << PASSES) - 1);
  }

  @Override
  public int toMove() {
    return game.toMove();
  }

  @Override
  public int moves(MoveList out) {
    if (over()) {
      out.clear();
      return 0;
    }
    if (!pooled()) {
      return game.moves(out);
    }
    out.clear();
    int first = game.toMove();
    int passes = 0;
    do {
      game.moves(scratch);
      for (int i = 0; i < scratch.size(); i++) {
        long move = scratch.get(i);
        if (move >>> PASSES != 0) {
          throw new IllegalStateException("Moves of this game are too large for best replies.");
        }
        out.add(move | ((long) passes << PASSES));
      }
      if (!game.pass()) {
        break;
      }
      passes++;
    } while (game.toMove() != player && game.toMove() != first);
    for (; passes > 0; passes--) {
      game.undo();
    }
    return out.size();
  }

  @Override
  public void play(long move) {
    boolean shared = pooled();
    int count = shared ? passes(move) : 0;
    for (int i = 0; i < count; i++) {
      game.pass();
    }
    game.play(shared ? inGame(move) : move);
    count++;
    while (shared && !over() && game.toMove() != player && game.pass()) {
      count++;
    }
    if (depth == steps.length) {
      steps = Arrays.copyOf(steps, 2 * depth);
    }
    steps[depth++] = count;
  }

  @Override
  public void undo() {
    for (int count = steps[--depth]; count > 0; count--) {
      game.undo();
    }
  }

  @Override
  public long randomMove(RandomGenerator random, MoveList list) {
    if (over()) {
      return MoveList.NONE;
    }
    return pooled() ? State.super.randomMove(random, list) : game.randomMove(random, list);
  }

  @Override
  public long key() {
    return game.key();
  }

  /** The rest of the game does not matter once the player has its place. */
  @Override
  public boolean over() {
    return game.over() || game.settled(player);
  }

  @Override
  public boolean settled(int who) {
    return over();
  }

  @Override
  public void payoffs(double[] out) {
    game.payoffs(out);
    double own = out[player];
    Arrays.fill(out, 1 - own);
    out[player] = own;
  }

  @Override
  public int content(int cell) {
    return game.content(cell);
  }

  @Override
  public String position() {
    return game.position();
  }

  @Override
  public Setup setup() {
    return game.setup();
  }

  @Override
  public String text(long move) {
    return game.text(inGame(move));
  }

  @Override
  public long parseMove(String text) {
    return game.parseMove(text);
  }

  @Override
  public int[] path(long move) {
    return game.path(inGame(move));
  }

  @Override
  public State copy() {
    return new BestReplyState(game.copy(), player);
  }
}
