package org.plyscope.lab.match;

import java.util.List;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedMove;

/**
 * When to end a game that the rules have not ended. Immutable; everything is off by default.
 *
 * <p>A cap on the number of moves and a number of repetitions do not depend on evaluations. Ending
 * a game by the players' evaluations saves time, but is only as good as the players; the values are
 * compared in the players' own units.
 */
public final class Adjudication {
  /** Leaves everything to the rules. */
  public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, 0, 0);

  private final int plyCap;
  private final int repetitions;
  private final int drawFromPly;
  private final int drawMoves;
  private final double drawValue;
  private final int resignMoves;
  private final double resignValue;

  private Adjudication(
      int plyCap,
      int repetitions,
      int drawFromPly,
      int drawMoves,
      double drawValue,
      int resignMoves,
      double resignValue) {
    this.plyCap = plyCap;
    this.repetitions = repetitions;
    this.drawFromPly = drawFromPly;
    this.drawMoves = drawMoves;
    this.drawValue = drawValue;
    this.resignMoves = resignMoves;
    this.resignValue = resignValue;
  }

  /**
   * Returns this adjudication with a cap: a game that reaches it ends without a winner.
   *
   * @param plies the number of moves from the start of the line, 0 for no cap
   */
  public Adjudication withPlyCap(int plies) {
    return new Adjudication(
        checked(plies, "ply cap"),
        repetitions,
        drawFromPly,
        drawMoves,
        drawValue,
        resignMoves,
        resignValue);
  }

  /**
   * Returns this adjudication with a draw by repetition, for games whose rules know none.
   *
   * @param times how often a position must occur, 0 for never
   */
  public Adjudication withRepetitions(int times) {
    return new Adjudication(
        plyCap,
        checked(times, "number of repetitions"),
        drawFromPly,
        drawMoves,
        drawValue,
        resignMoves,
        resignValue);
  }

  /**
   * Returns this adjudication with a draw by agreement: for the last moves of every player its
   * value was close to zero.
   *
   * @param fromPly the first number of moves at which this can happen
   * @param moves how many of its moves each player must agree at, 0 for never
   * @param value the largest absolute value that counts as even
   */
  public Adjudication withDraw(int fromPly, int moves, double value) {
    return new Adjudication(
        plyCap,
        repetitions,
        checked(fromPly, "first ply of a draw"),
        checked(moves, "number of moves for a draw"),
        value,
        resignMoves,
        resignValue);
  }

  /**
   * Returns this adjudication with a resignation by agreement, for two players: for the last moves
   * of both, one saw itself winning and the other one saw itself losing.
   *
   * @param moves how many of its moves each player must agree at, 0 for never
   * @param value the smallest absolute value that counts as decided
   */
  public Adjudication withResignation(int moves, double value) {
    return new Adjudication(
        plyCap,
        repetitions,
        drawFromPly,
        drawMoves,
        drawValue,
        checked(moves, "number of moves for a resignation"),
        value);
  }

  private static int checked(int value, String what) {
    if (value < 0) {
      throw new InputException("The " + what + " is " + value + "; it must be at least 0.");
    }
    return value;
  }

  /** Returns how a game that the rules have not ended ends now, if it does. */
  Optional<Ending> judge(ScoreSheet sheet, int players) {
    List<PlayedMove> played = sheet.moves();
    int plies = sheet.line().size();
    if (drawMoves > 0 && plies >= drawFromPly && agreed(played, players, -1)) {
      return Optional.of(
          Ending.of(
              Ending.Kind.DRAW_AGREED,
              "All players judged the game to be even for " + drawMoves + " moves each."));
    }
    for (int loser = 0; resignMoves > 0 && players == 2 && loser < 2; loser++) {
      if (agreed(played, players, loser)) {
        return Optional.of(
            Ending.resigned(
                loser,
                "Both players judged the game to be decided for " + resignMoves + " moves each."));
      }
    }
    if (repetitions > 0 && sheet.occurrences() >= repetitions) {
      return Optional.of(
          Ending.of(Ending.Kind.REPETITION, "A position occurred " + repetitions + " times."));
    }
    if (plyCap > 0 && plies >= plyCap) {
      return Optional.of(
          Ending.of(Ending.Kind.PLY_CAP, "The game was cut off after " + plyCap + " moves."));
    }
    return Optional.empty();
  }

  /** Returns whether all players have long agreed that one of them loses or, for -1, none does. */
  private boolean agreed(List<PlayedMove> played, int players, int loser) {
    int needed = loser < 0 ? drawMoves : resignMoves;
    int[] agreeing = new int[players];
    int left = players;
    for (int i = played.size() - 1; i >= 0 && left > 0; i--) {
      PlayedMove move = played.get(i);
      if (agreeing[move.seat()] < needed) {
        if (!thinks(move.value(), move.seat(), loser)) {
          return false;
        }
        left -= ++agreeing[move.seat()] == needed ? 1 : 0;
      }
    }
    return left == 0;
  }

  private boolean thinks(double value, int seat, int loser) {
    if (loser < 0) {
      return Math.abs(value) <= drawValue;
    }
    return seat == loser ? value <= -resignValue : value >= resignValue;
  }
}
