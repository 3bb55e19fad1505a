package org.plyscope.view.board.model;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** A position as the board view shows it: contents and legal moves. */
public final class BoardModel {
  private final Line line;
  private final State state;
  private final Setup setup;
  private final List<Play> plays;

  private BoardModel(Line line) {
    this.line = line;
    this.state = line.state();
    this.setup = state.setup();
    this.plays = legal(state);
  }

  /**
   * Shows the end of a line.
   *
   * @param line the game up to the position
   * @return the model
   */
  public static BoardModel of(Line line) {
    return new BoardModel(line);
  }

  /** Returns the game up to the position. */
  public Line line() {
    return line;
  }

  public Rules rules() {
    return line.rules();
  }

  public Board board() {
    return rules().board();
  }

  public Setup setup() {
    return setup;
  }

  /** Returns the legal moves in the order of the rules. */
  public List<Play> plays() {
    return plays;
  }

  /** Returns the player to move. */
  public int toMove() {
    return state.toMove();
  }

  public boolean over() {
    return state.over();
  }

  /** Returns the outcome per player; all equal while the game goes on. */
  public double[] payoffs() {
    double[] out = new double[rules().players()];
    state.payoffs(out);
    return out;
  }

  /** Returns the canonical text of the position. */
  public String position() {
    return line.position();
  }

  /** Returns whether a move is legal here. */
  public boolean legal(long move) {
    return plays.stream().anyMatch(p -> p.move() == move);
  }

  /** Returns the legal move as it is shown. */
  public Play play(long move) {
    return plays.stream().filter(p -> p.move() == move).findFirst().orElseThrow();
  }

  /** Returns whether moves are written with the labels of cells, so that these have to be seen. */
  public boolean labelsAreNeeded() {
    return plays.stream()
        .limit(1)
        .anyMatch(
            play -> {
              String label = board().cells().get(play.path().get(0)).label();
              return !label.isEmpty() && play.text().startsWith(label);
            });
  }

  /** Returns the game after a legal move. */
  public Line after(long move) {
    return line.then(move);
  }

  private static List<Play> legal(State state) {
    MoveList moves = new MoveList();
    if (state.over()) {
      return List.of();
    }
    state.moves(moves);
    List<Play> plays = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      plays.add(Play.of(move, state.path(move), state.text(move)));
    }
    return List.copyOf(plays);
  }
}
