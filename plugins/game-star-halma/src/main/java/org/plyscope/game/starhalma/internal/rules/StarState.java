package org.plyscope.game.starhalma.internal.rules;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position of any star halma variant.
 *
 * <p>What a move changes besides the marbles (turn, places, end) follows from the position again
 * after undo or fits into one remembered {@code int}.
 */
public final class StarState extends Marbles implements State {
  private static final long PLACE_KEY = 0x9E3779B97F4A7C15L;
  private static final long PLY_KEY = 0xD1B54A32D192ED03L;

  /** What {@link #status} is made of: bits 0–2 the player to move, 3 the end, then the places. */
  private static final int TURN = 7;

  private static final int OVER = 8;
  private static final int PLACES = 4;

  /** Words remembered per ply: move, status, hash. */
  private static final int WORDS = 3;

  /** A depth no walk reaches, far enough from overflow to stand a few shifts. */
  private static final int ENDLESS = 1 << 30;

  private final StarRules rules;
  private final int players;
  private final boolean strangersHelp;
  private final boolean capped;

  /** Lists moves where the fast way does not cover the rules, else null. */
  private final WideMoves wide;

  /** The ply this walk began at and where it reaches the ply limit; a pass shifts both. */
  private int firstPly;

  private int lastDepth;

  private int status;
  private long[] past = new long[64 * WORDS];
  private int depth;

  /** Makes a position; turn and places are settled as after a move. */
  StarState(StarRules rules, long[] own, int turn, int places, int ply) {
    super(rules.tables(), own, rules.plan().blocked());
    this.rules = rules;
    players = tables.players;
    strangersHelp = rules.book().strangersHelp();
    wide = rules.book().simple() ? null : new WideMoves(this);
    firstPly = ply;
    int cap = rules.book().plyCap();
    capped = cap > 0;
    lastDepth = cap == 0 ? ENDLESS : (cap - ply) * WORDS;
    status = turn | (places << PLACES);
    int last = turn == 0 ? players - 1 : turn - 1;
    if (rules.remembersPlaces()) {
      status |= Places.playing(places, players) <= 1 ? OVER : 0;
    } else if (won(last)) {
      finish(last);
    }
    settle();
  }

  private StarState(StarState other) {
    super(other);
    rules = other.rules;
    players = other.players;
    strangersHelp = other.strangersHelp;
    capped = other.capped;
    wide = other.wide == null ? null : new WideMoves(this);
    firstPly = other.ply();
    lastDepth = other.capped ? other.lastDepth - other.depth : ENDLESS;
    status = other.status;
  }

  @Override
  public int toMove() {
    return status & TURN;
  }

  @Override
  public boolean over() {
    return (status & OVER) != 0;
  }

  @Override
  public long key() {
    return hash
        ^ tables.turnKeys[status & TURN]
        ^ ((status >>> PLACES) * PLACE_KEY)
        ^ (capped ? ply() * PLY_KEY : 0);
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (over()) {
      return 0;
    }
    int player = status & TURN;
    for (long rest = own[2 * player]; rest != 0; rest &= rest - 1) {
      list(player, Long.numberOfTrailingZeros(rest), out);
    }
    for (long rest = own[2 * player + 1]; rest != 0; rest &= rest - 1) {
      list(player, 64 + Long.numberOfTrailingZeros(rest), out);
    }
    return out.size();
  }

  @Override
  public long randomMove(RandomGenerator random, MoveList scratch) {
    if (wide == null) {
      return over() ? MoveList.NONE : pick(toMove(), random);
    }
    int count = moves(scratch);
    return count == 0 ? MoveList.NONE : scratch.get(random.nextInt(count));
  }

  private void list(int player, int from, MoveList out) {
    if (wide != null) {
      wide.list(player, from, out);
      return;
    }
    reach(player, from);
    for (long rest = reachLo; rest != 0; rest &= rest - 1) {
      out.add(from | ((long) Long.numberOfTrailingZeros(rest) << 7));
    }
    for (long rest = reachHi; rest != 0; rest &= rest - 1) {
      out.add(from | ((long) (64 + Long.numberOfTrailingZeros(rest)) << 7));
    }
  }

  @Override
  public void play(long move) {
    int before = status;
    remember(move, before);
    int player = before & TURN;
    int from = Moves.from(move);
    int to = Moves.to(move);
    shift(player, from, to);
    rehash(player, from, to);
    if (wide != null && Moves.swapped(move) >= 0) {
      swap(player, Moves.swapped(move), from, to);
    } else if (won(player)) {
      finish(player);
    } else {
      turn(before < OVER ? following(player) : next(player));
    }
    settle();
  }

  private void remember(long move, int before) {
    int top = depth;
    if (top + WORDS > past.length) {
      past = Arrays.copyOf(past, 2 * top);
    }
    past[top] = move;
    past[top + 1] = before;
    past[top + 2] = hash;
    depth = top + WORDS;
  }

  /** Puts the other marble where this one came from. Both may be home now, the mover first. */
  private void swap(int player, int other, int from, int to) {
    shift(other, to, from);
    rehash(other, to, from);
    turn(next(player));
    if (won(player)) {
      finish(player);
    }
    if (!over() && won(other)) {
      finish(other);
      turn(over() ? toMove() : next(player));
    }
  }

  @Override
  public boolean pass() {
    int next = next(toMove());
    if (over() || next == toMove() || blocked(next)) {
      return false;
    }
    remember(MoveList.NONE, status);
    firstPly--;
    lastDepth += WORDS;
    turn(next);
    return true;
  }

  @Override
  public void undo() {
    int top = depth - WORDS;
    depth = top;
    long move = past[top];
    int before = (int) past[top + 1];
    status = before;
    hash = past[top + 2];
    if (move == MoveList.NONE) {
      firstPly++;
      lastDepth -= WORDS;
    } else {
      shift(before & TURN, Moves.from(move), Moves.to(move));
      if (wide != null && Moves.swapped(move) >= 0) {
        shift(Moves.swapped(move), Moves.from(move), Moves.to(move));
      }
    }
  }

  /** Tells whether a player has reached its goal. */
  private boolean won(int player) {
    long goalLo = tables.goals[2 * player];
    long goalHi = tables.goals[2 * player + 1];
    long ownLo = own[2 * player];
    long ownHi = own[2 * player + 1];
    return ((ownLo & ~goalLo) | (ownHi & ~goalHi)) == 0
        || (strangersHelp
            && ((goalLo & ~occLo) | (goalHi & ~occHi)) == 0
            && ((ownLo & goalLo) | (ownHi & goalHi)) != 0);
  }

  /** Gives a player the best place that is left. */
  private void finish(int player) {
    status |= Places.with(0, player, Places.best(status >>> PLACES)) << PLACES;
    if (!rules.book().playOn() || Places.playing(status >>> PLACES, players) <= 1) {
      status |= OVER;
    }
    turn(rules.remembersPlaces() ? next(player) : following(player));
  }

  /** Lets players without a move drop out or wait, unless the game is over anyway. */
  private void settle() {
    if (depth >= lastDepth) {
      status |= OVER;
    } else if (!over() && blocked(toMove())) {
      if (rules.book().stuckLoses()) {
        drop();
      } else {
        skip();
      }
    }
  }

  private void drop() {
    while (!over() && blocked(toMove())) {
      int place = Places.worst(status >>> PLACES, players);
      status |= Places.with(0, toMove(), place) << PLACES;
      if (Places.playing(status >>> PLACES, players) <= 1) {
        status |= OVER;
      }
      turn(rules.remembersPlaces() ? next(toMove()) : toMove());
    }
  }

  private void skip() {
    int player = next(toMove());
    while (player != toMove() && blocked(player)) {
      player = next(player);
    }
    status |= player == toMove() ? OVER : 0;
    turn(player);
  }

  private void turn(int player) {
    status = (status & ~TURN) | player;
  }

  /** Returns the player to the left. */
  private int following(int player) {
    return player + 1 == players ? 0 : player + 1;
  }

  /** Returns the next player who still plays, or the same one if there is no other. */
  private int next(int player) {
    int next = following(player);
    while (place(next) != 0 && next != player) {
      next = following(next);
    }
    return next;
  }

  /** Tells whether a player has no move. */
  private boolean blocked(int player) {
    return !canStep(player) && !canHop(player);
  }

  private boolean canHop(int player) {
    for (int from = 0; from < tables.holes; from++) {
      if (stands(player, from) && canHop(player, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean canHop(int player, int from) {
    if (wide != null) {
      return wide.canMove(player, from);
    }
    reach(player, from);
    return (reachLo | reachHi) != 0;
  }

  @Override
  public void payoffs(double[] out) {
    Places.payoffs(over() ? status >>> PLACES : 0, players, out);
  }

  /** Returns the rules this position belongs to. */
  public StarRules rules() {
    return rules;
  }

  /** Returns how many plies led here, as far as the position tells. */
  int ply() {
    return firstPly + depth / WORDS;
  }

  /** Returns the place a player has reached, 0 while it plays. */
  public int place(int player) {
    return Places.of(status >>> PLACES, player);
  }

  @Override
  public String position() {
    return rules.positionText().write(setup());
  }

  @Override
  public Setup setup() {
    return rules.setups().of(this);
  }

  @Override
  public String text(long move) {
    return rules.notation().write(this, move);
  }

  @Override
  public long parseMove(String text) {
    return rules.notation().read(this, text);
  }

  @Override
  public int[] path(long move) {
    return rules.notation().path(this, move);
  }

  @Override
  public StarState copy() {
    return new StarState(this);
  }
}
