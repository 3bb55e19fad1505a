package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** One variant of American checkers. */
public final class CheckersRules implements Rules {
  /** The default start of a game: Black moves first. */
  public static final String OFFICIAL_START = Fen.text(Placement.start(CheckersState.BLACK));

  private final CheckersGame game;
  private final OptionValues options;
  private final CheckersBoard board;
  private final int opener;
  private final int repetitions;
  private final int quietLimit;
  private final boolean mergesCaptures;

  CheckersRules(CheckersGame game, OptionValues options) {
    this.game = game;
    this.options = options;
    this.opener =
        options.get(CheckersGame.OPENER).equals("white")
            ? CheckersState.WHITE
            : CheckersState.BLACK;
    this.quietLimit = 2 * options.get(CheckersGame.DRAW_MOVES).intValue();
    this.repetitions = options.get(CheckersGame.REPETITIONS).intValue();
    this.mergesCaptures = options.get(CheckersGame.MERGE_CAPTURES);
    this.board = new CheckersBoard(quietLimit);
    if (repetitions == 1) {
      throw new InputException(
          "Option 'repetitions' is '1'; it must be 0 for no such draw, or at least 2.");
    }
  }

  /** Returns after how many plies without progress the game is drawn, 0 for never. */
  int quietLimit() {
    return quietLimit;
  }

  /** Returns the occurrence of a position that draws the game, 0 for none. */
  int repetitions() {
    return repetitions;
  }

  boolean mergesCaptures() {
    return mergesCaptures;
  }

  CheckersBoard checkersBoard() {
    return board;
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public OptionValues options() {
    return options;
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public Board board() {
    return board.board();
  }

  @Override
  public State initial() {
    return new CheckersState(this, Placement.start(opener));
  }

  @Override
  public State parse(String position) {
    Placement placement = Fen.parse(position);
    return checked(placement.problems(quietLimit), placement);
  }

  @Override
  public State state(Setup setup) {
    List<String> problems = validate(setup);
    return checked(problems, problems.isEmpty() ? board.placement(setup) : null);
  }

  private State checked(List<String> problems, Placement placement) {
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return new CheckersState(this, placement);
  }

  @Override
  public List<String> validate(Setup setup) {
    List<String> problems = new ArrayList<>(board.problems(setup));
    if (problems.isEmpty()) {
      problems.addAll(board.placement(setup).problems(quietLimit));
    }
    return problems;
  }

  @Override
  public List<NamedPosition> positions() {
    List<NamedPosition> positions = new ArrayList<>(Problems.all());
    positions.addAll(Openings.after(initial()));
    return positions;
  }
}
