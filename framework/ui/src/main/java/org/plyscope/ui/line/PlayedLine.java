package org.plyscope.ui.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.ui.text.Titles;

/**
 * A line of moves written down for a reader. Moves are numbered by rounds, as in the list of a
 * game: a new round begins when the player who moved first in the line moves again after another.
 *
 * @param start the game up to where the line begins
 * @param steps the moves
 */
public record PlayedLine(Line start, List<Step> steps) {
  /** No node of a tree is known for a step. */
  public static final int NO_NODE = -1;

  /** Returned by {@link #place} for a line that is not on this one. */
  public static final int ELSEWHERE = -2;

  /**
   * Checks that there is a start and copies the steps.
   *
   * @param start the game up to where the line begins
   * @param steps the moves
   */
  public PlayedLine {
    Objects.requireNonNull(start);
    steps = List.copyOf(steps);
  }

  /**
   * A move of a line.
   *
   * @param number the number of the round that begins with it, 0 if none does
   * @param mover the player that plays it
   * @param text the move for display
   * @param move the move
   * @param node the node of a tree that it leads to, or {@link #NO_NODE}
   */
  public record Step(int number, int mover, String text, long move, int node) {}

  /**
   * Writes down moves as far as they are legal: an agent may be wrong about its line.
   *
   * @param start the game up to where they begin
   * @param moves the moves
   * @return the line
   */
  public static PlayedLine of(Line start, long... moves) {
    State state = start.state();
    MoveList legal = new MoveList();
    Writer writer = new Writer();
    for (long move : moves) {
      state.moves(legal);
      if (legal.indexOf(move) < 0) {
        break;
      }
      writer.add(state.toMove(), Titles.move(state, move), move, NO_NODE);
      state.play(move);
    }
    return new PlayedLine(start, writer.steps);
  }

  /**
   * Writes down the way to a node of a tree.
   *
   * @param trace a recorded tree
   * @param node a node of it
   * @return the line from the root of the tree to the node
   */
  public static PlayedLine to(Trace trace, int node) {
    int[] way = new int[trace.ply(node)];
    for (int i = way.length - 1, at = node; i >= 0; i--, at = trace.parent(at)) {
      way[i] = at;
    }
    State state = trace.line().state();
    Writer writer = new Writer();
    for (int next : way) {
      long move = trace.move(next);
      writer.add(trace.player(trace.parent(next)), Titles.move(state, move), move, next);
      trace.step(state, next);
    }
    return new PlayedLine(trace.line(), writer.steps);
  }

  /**
   * Finds the nodes of this line in a tree.
   *
   * @param trace a recorded tree of the start of this line
   * @param root one of its roots
   * @return this line with the nodes as far as the tree has them
   */
  public PlayedLine in(Trace trace, int root) {
    List<Step> found = new ArrayList<>();
    int at = root;
    for (Step step : steps) {
      at = at < 0 ? NO_NODE : child(trace, at, step.move());
      found.add(new Step(step.number(), step.mover(), step.text(), step.move(), at));
    }
    return new PlayedLine(start, found);
  }

  /** Of a move that was searched again the last search counts. */
  private static int child(Trace trace, int node, long move) {
    int found = NO_NODE;
    for (int c = trace.firstChild(node); c >= 0; c = trace.nextSibling(c)) {
      found = trace.move(c) == move ? c : found;
    }
    return found;
  }

  /** {@return the number of moves} */
  public int size() {
    return steps.size();
  }

  /**
   * Returns the game up to a step.
   *
   * @param step the index of a step, -1 for the start
   * @return the start and the moves up to this one
   */
  public Line upTo(int step) {
    return start.then(steps.stream().limit(step + 1L).mapToLong(Step::move).toArray());
  }

  /**
   * Returns where on this line a game is.
   *
   * @param line a game
   * @return the index of the last step it has played, -1 at the start, or {@link #ELSEWHERE}
   */
  public int place(Line line) {
    int played = line.size() - start.size();
    if (played < 0 || played > size() || !line.startsWith(start)) {
      return ELSEWHERE;
    }
    long[] moves = line.moves();
    boolean same =
        IntStream.range(0, played).allMatch(i -> moves[start.size() + i] == steps.get(i).move());
    return same ? played - 1 : ELSEWHERE;
  }

  /** {@return the moves in order} */
  public long[] moves() {
    return steps.stream().mapToLong(Step::move).toArray();
  }

  /**
   * Writes the line as text, to be copied.
   *
   * @return for example {@code 1. c3-d4 f6-e5 2. d4xf6}; empty without moves
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Step step : steps) {
      text.append(text.isEmpty() ? "" : " ");
      text.append(step.number() > 0 ? step.number() + ". " : "").append(step.text());
    }
    return text.toString();
  }

  /** Numbers moves while they are written down. */
  private static final class Writer {
    private final List<Step> steps = new ArrayList<>();
    private int round;

    private void add(int mover, String text, long move, int node) {
      boolean first = steps.isEmpty();
      boolean again =
          !first && mover == steps.get(0).mover() && steps.get(steps.size() - 1).mover() != mover;
      if (first || again) {
        round++;
      }
      steps.add(new Step(first || again ? round : 0, mover, text, move, node));
    }
  }
}
