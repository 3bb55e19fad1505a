package org.plyscope.game.checkers;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position of American checkers as three sets of squares, seen from the side to move.
 *
 * <p>The key is mixed from the three sets when it is asked for: that takes three multiplications,
 * less than keeping it up to date through every capture, and playouts never ask.
 *
 * <p>Plies without progress are part of the position (text, setup and key) where the rules count
 * them. Repetition is not: it is judged by the moves played on this object and on those it was
 * copied from, so a state that is read from text begins with a clean record.
 */
public final class CheckersState implements State {
  /** The player of the dark pieces, who starts on squares 1 to 12 and moves down. */
  public static final int BLACK = 0;

  /** The player of the light pieces, who starts on squares 21 to 32 and moves up. */
  public static final int WHITE = 1;

  private static final int FRAME = 3;
  private static final int SIDE_SHIFT = 36;
  private static final int QUIET_SHIFT = 40;
  private static final long SIDE = 1L << SIDE_SHIFT;
  private static final long ONE_QUIET = 1L << QUIET_SHIFT;
  private static final long KINGS_AND_SIDE = Squares.ALL | SIDE;

  private final CheckersRules rules;
  private final MoveGenerator generator;
  private final int quietLimit;
  private final int repetitions;

  private long mine;
  private long theirs;

  /** The kings of both sides, above them the side to move, above that the quiet plies. */
  private long rest;

  private boolean drawn;

  /** Earlier positions, three words each: {@link #mine}, {@link #theirs}, {@link #rest}. */
  private long[] history = new long[FRAME * 16];

  private int top;

  CheckersState(CheckersRules rules, Placement placement) {
    this.rules = rules;
    this.generator = new MoveGenerator(rules.mergesCaptures());
    this.quietLimit = rules.quietLimit();
    this.repetitions = rules.repetitions();
    int side = placement.toMove();
    long quiet = quietLimit > 0 ? placement.quiet() : 0;
    this.mine = placement.pieces(side);
    this.theirs = placement.pieces(1 - side);
    this.rest = placement.kings() | ((long) side << SIDE_SHIFT) | (quiet << QUIET_SHIFT);
    this.drawn = quietLimit > 0 && quiet >= quietLimit;
  }

  private CheckersState(CheckersState other) {
    this(other.rules, other.placement());
    this.rest = other.rest;
    this.drawn = other.drawn;
    this.history = other.history.clone();
    this.top = other.top;
  }

  /** Returns the squares of a player's pieces. */
  public long pieces(int player) {
    return player == toMove() ? mine : theirs;
  }

  /** Returns the squares of the kings of both sides. */
  public long kings() {
    return rest & Squares.ALL;
  }

  /** Returns the plies since a man moved or a piece was captured, 0 if the rules do not count. */
  private int countedQuiet() {
    return quietLimit > 0 ? quiet() : 0;
  }

  /** Returns after how many more plies without progress the game is drawn. */
  public int pliesToDraw() {
    return quietLimit > 0 ? quietLimit - quiet() : Integer.MAX_VALUE;
  }

  private int quiet() {
    return (int) (rest >>> QUIET_SHIFT);
  }

  Placement placement() {
    return new Placement(pieces(BLACK), pieces(WHITE), kings(), toMove(), countedQuiet());
  }

  @Override
  public int toMove() {
    return (int) (rest >>> SIDE_SHIFT) & 1;
  }

  @Override
  public int toMoveAfter(long move) {
    return 1 - toMove();
  }

  /** Pieces of the mover that may go down the board. */
  private long downers() {
    return (rest & SIDE) == 0 ? mine : mine & rest;
  }

  /** Pieces of the mover that may go up the board. */
  private long uppers() {
    return (rest & SIDE) == 0 ? mine & rest : mine;
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (drawn) {
      return 0;
    }
    long empty = Squares.ALL & ~(mine | theirs);
    long downers = downers();
    long uppers = uppers();
    long jumpers = MoveGenerator.jumpers(downers, uppers, theirs, empty);
    if (jumpers == 0) {
      MoveGenerator.steps(downers, uppers, empty, out);
    } else {
      generator.captures(jumpers, downers, uppers, theirs, empty, out);
    }
    return out.size();
  }

  @Override
  public long randomMove(RandomGenerator random, MoveList scratch) {
    if (drawn) {
      return MoveList.NONE;
    }
    long empty = Squares.ALL & ~(mine | theirs);
    long downers = downers();
    long uppers = uppers();
    long jumpers = MoveGenerator.jumpers(downers, uppers, theirs, empty);
    if (jumpers == 0) {
      return randomStep(downers, uppers, empty, random);
    }
    scratch.clear();
    generator.captures(jumpers, downers, uppers, theirs, empty, scratch);
    return scratch.get(scratch.size() == 1 ? 0 : random.nextInt(scratch.size()));
  }

  /** Picks among the steps by counting bits, without listing them. */
  private static long randomStep(long downers, long uppers, long empty, RandomGenerator random) {
    long down4 = downers << 4 & empty;
    long down5 = downers << 5 & empty;
    long up4 = uppers >>> 4 & empty;
    long up5 = uppers >>> 5 & empty;
    int end1 = Long.bitCount(down4);
    int end2 = end1 + Long.bitCount(down5);
    int end3 = end2 + Long.bitCount(up4);
    int count = end3 + Long.bitCount(up5);
    if (count == 0) {
      return MoveList.NONE;
    }
    int pick = random.nextInt(count);
    if (pick < end1) {
      return nthStep(down4, pick, 4);
    }
    if (pick < end2) {
      return nthStep(down5, pick - end1, 5);
    }
    return pick < end3 ? nthStep(up4, pick - end2, -4) : nthStep(up5, pick - end3, -5);
  }

  private static long nthStep(long targets, int index, int shift) {
    long rest = targets;
    for (int i = index; i > 0; i--) {
      rest &= rest - 1;
    }
    int to = Long.numberOfTrailingZeros(rest);
    return Moves.step(to - shift, to);
  }

  @Override
  public void play(long move) {
    save();
    long from = Moves.fromSet(move);
    long to = Moves.toSet(move);
    long captured = Moves.captured(move);
    long moved = (mine & ~from) | to;
    mine = theirs & ~captured;
    theirs = moved;
    if ((rest & from) == 0) {
      rest = (rest & (KINGS_AND_SIDE ^ captured)) | (to & Squares.CROWN_ROWS);
    } else if (captured != 0) {
      rest = (rest & (KINGS_AND_SIDE ^ captured) & ~from) | to;
    } else {
      rest = (rest ^ from ^ to) + ONE_QUIET;
      drawn = quiet() == quietLimit || repeated();
    }
    rest ^= SIDE;
  }

  private void save() {
    int frame = top;
    if (frame == history.length) {
      history = Arrays.copyOf(history, 2 * frame);
    }
    history[frame] = mine;
    history[frame + 1] = theirs;
    history[frame + 2] = rest;
    top = frame + FRAME;
  }

  /** Returns whether this position has now occurred often enough; a return takes four plies. */
  private boolean repeated() {
    if (repetitions == 0) {
      return false;
    }
    int oldest = Math.max(0, top - FRAME * quiet());
    int seen = 1;
    for (int frame = top - FRAME * 4; frame >= oldest; frame -= FRAME * 2) {
      if (history[frame] == mine
          && history[frame + 1] == theirs
          && ((history[frame + 2] ^ rest) & Squares.ALL) == 0
          && ++seen == repetitions) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean pass() {
    if (drawn) {
      return false;
    }
    save();
    long passing = mine;
    mine = theirs;
    theirs = passing;
    rest ^= SIDE;
    return true;
  }

  @Override
  public void undo() {
    int frame = top - FRAME;
    top = frame;
    mine = history[frame];
    theirs = history[frame + 1];
    rest = history[frame + 2];
    drawn = false;
  }

  @Override
  public long key() {
    long hash = mixed(mine + 0x9E3779B97F4A7C15L);
    hash = mixed(hash ^ theirs);
    return mixed(hash ^ (quietLimit > 0 ? rest : rest & KINGS_AND_SIDE));
  }

  private static long mixed(long word) {
    long product = (word ^ word >>> 29) * 0xBF58476D1CE4E5B9L;
    return product ^ product >>> 32;
  }

  @Override
  public boolean over() {
    return drawn || !canMove();
  }

  private boolean canMove() {
    long empty = Squares.ALL & ~(mine | theirs);
    long downers = downers();
    long uppers = uppers();
    long steps = downers << 4 | downers << 5 | uppers >>> 4 | uppers >>> 5;
    return (steps & empty) != 0 || MoveGenerator.jumpers(downers, uppers, theirs, empty) != 0;
  }

  /** A player that cannot move has lost, even if the same move completed a draw by count. */
  @Override
  public void payoffs(double[] out) {
    boolean lost = !canMove();
    int side = toMove();
    out[side] = lost ? 0 : 0.5;
    out[1 - side] = lost ? 1 : 0.5;
  }

  @Override
  public boolean noisy(long move) {
    return Moves.captured(move) != 0;
  }

  @Override
  public String position() {
    return Fen.text(placement());
  }

  @Override
  public Setup setup() {
    return rules.checkersBoard().setup(placement());
  }

  @Override
  public String text(long move) {
    return MoveText.of(this, move);
  }

  @Override
  public long parseMove(String text) {
    return MoveText.parse(this, text);
  }

  @Override
  public int[] path(long move) {
    return MovePath.of(this, move).squares().stream().mapToInt(CheckersBoard::cell).toArray();
  }

  @Override
  public int content(int cell) {
    long set = CheckersBoard.set(cell);
    if (((mine | theirs) & set) == 0) {
      return 0;
    }
    boolean black = ((mine & set) != 0) == (toMove() == BLACK);
    return CheckersBoard.content(black, (rest & set) != 0);
  }

  @Override
  public int from(long move) {
    return CheckersBoard.cellAt(Moves.from(move));
  }

  @Override
  public int to(long move) {
    return CheckersBoard.cellAt(Moves.to(move));
  }

  @Override
  public State copy() {
    return new CheckersState(this);
  }

  /** Returns whether the game is drawn by repetition or by the count of quiet plies. */
  boolean drawn() {
    return drawn;
  }

  /** Returns whether captures that go round in different ways count as one. */
  boolean mergesCaptures() {
    return rules.mergesCaptures();
  }
}
