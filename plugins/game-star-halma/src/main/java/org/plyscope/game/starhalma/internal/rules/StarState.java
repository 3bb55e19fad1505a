package org.plyscope.game.starhalma.internal.rules;

import java.util.Arrays;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position of any star halma variant.
 *
 * <p>The marbles of each player and of all together are sets of two {@code long}s. What a move
 * changes besides them (turn, places, end) follows from the position again after undo or fits into
 * one remembered {@code int}.
 */
public final class StarState implements State {
  private static final long PLACE_KEY = 0x9E3779B97F4A7C15L;
  private static final long PLY_KEY = 0xD1B54A32D192ED03L;

  private final StarRules rules;
  private final Tables tables;
  private final int plyCap;

  /** Lists moves where the fast way does not cover the rules, else null. */
  private final WideMoves wide;

  /** By player: its marbles. */
  final long[] lo;

  final long[] hi;

  /** All marbles and obstacles. */
  long occLo;

  long occHi;

  private int turn;
  private boolean over;
  private int ply;
  private long hash;

  /** Three bits per player: its place once it has finished or lost, else 0. */
  private int places;

  private long[] past = new long[64];
  private int[] marks = new int[64];
  private int depth;

  /** The answer of {@link #reach}, in fields because Java returns one value only. */
  private long reachLo;

  private long reachHi;

  /** Makes a position; turn and places are settled as after a move. */
  StarState(StarRules rules, long[] lo, long[] hi, int turn, int places, int ply) {
    this.rules = rules;
    this.tables = rules.tables();
    this.plyCap = rules.book().plyCap() == 0 ? Integer.MAX_VALUE : rules.book().plyCap();
    this.wide = rules.book().simple() ? null : new WideMoves(this);
    this.lo = lo;
    this.hi = hi;
    this.turn = turn;
    this.places = places;
    this.ply = ply;
    occLo = rules.plan().blocked().lo();
    occHi = rules.plan().blocked().hi();
    for (int player = 0; player < tables.players; player++) {
      occLo |= lo[player];
      occHi |= hi[player];
      for (int hole = 0; hole < tables.holes; hole++) {
        if (stands(player, hole)) {
          hash ^= tables.zobrist[player][hole];
        }
      }
    }
    int last = turn == 0 ? tables.players - 1 : turn - 1;
    if (rules.remembersPlaces()) {
      over = Places.playing(places, tables.players) <= 1;
    } else if (won(last)) {
      finish(last);
    }
    settle();
  }

  private StarState(StarState other) {
    rules = other.rules;
    tables = other.tables;
    plyCap = other.plyCap;
    wide = other.wide == null ? null : new WideMoves(this);
    lo = other.lo.clone();
    hi = other.hi.clone();
    occLo = other.occLo;
    occHi = other.occHi;
    turn = other.turn;
    over = other.over;
    ply = other.ply;
    hash = other.hash;
    places = other.places;
  }

  @Override
  public int toMove() {
    return turn;
  }

  @Override
  public boolean over() {
    return over;
  }

  @Override
  public long key() {
    return hash
        ^ tables.turnKeys[turn]
        ^ places * PLACE_KEY
        ^ (plyCap == Integer.MAX_VALUE ? 0 : ply * PLY_KEY);
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (over) {
      return 0;
    }
    int player = turn;
    for (long rest = lo[player]; rest != 0; rest &= rest - 1) {
      list(player, Long.numberOfTrailingZeros(rest), out);
    }
    for (long rest = hi[player]; rest != 0; rest &= rest - 1) {
      list(player, 64 + Long.numberOfTrailingZeros(rest), out);
    }
    return out.size();
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

  /** Finds where a marble can stop: a flood fill over hops, and its steps. */
  private void reach(int player, int from) {
    long fromLo = Tables.BIT_LO[from];
    long fromHi = Tables.BIT_HI[from];
    long takenLo = occLo ^ fromLo;
    long takenHi = occHi ^ fromHi;
    long shutLo = occLo | fromLo;
    long shutHi = occHi | fromHi;
    long openLo = 0;
    long openHi = 0;
    int[] hops = tables.hops[player];
    int at = from;
    while (true) {
      int hop;
      for (int i = at * Tables.HOPS_PER_HOLE; (hop = hops[i]) >= 0; i++) {
        int middle = hop & 0xFF;
        int to = hop >>> 8;
        if ((((middle < 64 ? takenLo : takenHi) >>> middle) & 1) != 0
            && (((to < 64 ? shutLo : shutHi) >>> to) & 1) == 0) {
          shutLo |= Tables.BIT_LO[to];
          shutHi |= Tables.BIT_HI[to];
          openLo |= Tables.BIT_LO[to];
          openHi |= Tables.BIT_HI[to];
        }
      }
      if (openLo != 0) {
        at = Long.numberOfTrailingZeros(openLo);
        openLo &= openLo - 1;
      } else if (openHi != 0) {
        at = 64 + Long.numberOfTrailingZeros(openHi);
        openHi &= openHi - 1;
      } else {
        break;
      }
    }
    reachLo = (shutLo ^ occLo) | (tables.stepLo[player][from] & ~occLo);
    reachHi = (shutHi ^ occHi) | (tables.stepHi[player][from] & ~occHi);
    if (tables.endsRestricted) {
      reachLo &= tables.endLo[player][from];
      reachHi &= tables.endHi[player][from];
    }
  }

  @Override
  public void play(long move) {
    int player = turn;
    remember(move);
    shift(player, Moves.from(move), Moves.to(move));
    ply++;
    if (wide != null && Moves.swapped(move) >= 0) {
      shift(Moves.swapped(move), Moves.to(move), Moves.from(move));
      endSwap(player, Moves.swapped(move));
    } else if (won(player)) {
      finish(player);
    } else {
      turn = next(player);
    }
    settle();
  }

  /** A swap can bring both players home; the one who moved comes first. */
  private void endSwap(int player, int other) {
    turn = next(player);
    if (won(player)) {
      finish(player);
    }
    if (!over && won(other)) {
      finish(other);
      turn = over ? turn : next(player);
    }
  }

  @Override
  public boolean pass() {
    int next = next(turn);
    if (over || next == turn || blocked(next)) {
      return false;
    }
    remember(MoveList.NONE);
    turn = next;
    return true;
  }

  private void remember(long move) {
    if (depth == past.length) {
      past = Arrays.copyOf(past, 2 * depth);
      marks = Arrays.copyOf(marks, 2 * depth);
    }
    past[depth] = move;
    marks[depth++] = (places << 3) | turn;
  }

  @Override
  public void undo() {
    long move = past[--depth];
    int mark = marks[depth];
    turn = mark & 7;
    places = mark >>> 3;
    if (move == MoveList.NONE) {
      return;
    }
    over = false;
    ply--;
    shift(turn, Moves.from(move), Moves.to(move));
    if (wide != null && Moves.swapped(move) >= 0) {
      shift(Moves.swapped(move), Moves.from(move), Moves.to(move));
    }
  }

  /** Moves a marble between two holes; both ways, as only one of them is taken. */
  private void shift(int player, int from, int to) {
    long changeLo = Tables.BIT_LO[from] ^ Tables.BIT_LO[to];
    long changeHi = Tables.BIT_HI[from] ^ Tables.BIT_HI[to];
    lo[player] ^= changeLo;
    hi[player] ^= changeHi;
    occLo ^= changeLo;
    occHi ^= changeHi;
    hash ^= tables.zobrist[player][from] ^ tables.zobrist[player][to];
  }

  /** Tells whether a player has reached its goal. */
  boolean won(int player) {
    long goalLo = tables.goalLo[player];
    long goalHi = tables.goalHi[player];
    if (((lo[player] & ~goalLo) | (hi[player] & ~goalHi)) == 0) {
      return true;
    }
    return rules.book().strangersHelp()
        && ((goalLo & ~occLo) | (goalHi & ~occHi)) == 0
        && ((lo[player] & goalLo) | (hi[player] & goalHi)) != 0;
  }

  /** Gives a player the best place that is left. */
  private void finish(int player) {
    places = Places.with(places, player, Places.best(places));
    over = !rules.book().playOn() || Places.playing(places, tables.players) <= 1;
    turn = rules.remembersPlaces() ? next(player) : (player + 1) % tables.players;
  }

  /** Lets players without a move drop out or wait, unless the game is over anyway. */
  private void settle() {
    if (ply >= plyCap) {
      over = true;
    } else if (!over && blocked(turn)) {
      if (rules.book().stuckLoses()) {
        drop();
      } else {
        skip();
      }
    }
  }

  private void drop() {
    while (!over && blocked(turn)) {
      places = Places.with(places, turn, Places.worst(places, tables.players));
      over = Places.playing(places, tables.players) <= 1;
      turn = rules.remembersPlaces() ? next(turn) : turn;
    }
  }

  private void skip() {
    int player = next(turn);
    while (player != turn && blocked(player)) {
      player = next(player);
    }
    over = player == turn;
    turn = player;
  }

  private int next(int player) {
    int next = player;
    do {
      next = next + 1 == tables.players ? 0 : next + 1;
    } while (places != 0 && Places.of(places, next) != 0 && next != player);
    return next;
  }

  /** Tells whether a player has no move. */
  boolean blocked(int player) {
    for (long rest = lo[player]; rest != 0; rest &= rest - 1) {
      if (canStep(player, Long.numberOfTrailingZeros(rest))) {
        return false;
      }
    }
    for (long rest = hi[player]; rest != 0; rest &= rest - 1) {
      if (canStep(player, 64 + Long.numberOfTrailingZeros(rest))) {
        return false;
      }
    }
    return !canHop(player);
  }

  private boolean canStep(int player, int from) {
    return ((tables.stepLo[player][from] & ~occLo) | (tables.stepHi[player][from] & ~occHi)) != 0;
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
    Places.payoffs(over ? places : 0, tables.players, out);
  }

  /** Returns the rules this position belongs to. */
  public StarRules rules() {
    return rules;
  }

  /** Returns how many plies led here, as far as the position tells. */
  int ply() {
    return ply;
  }

  /** Returns the place a player has reached, 0 while it plays. */
  public int place(int player) {
    return Places.of(places, player);
  }

  /** Returns the first 64 holes of a player's marbles. */
  public long low(int player) {
    return lo[player];
  }

  /** Returns the other holes of a player's marbles. */
  public long high(int player) {
    return hi[player];
  }

  /** Tells whether a marble of a player stands in a hole. */
  public boolean stands(int player, int hole) {
    return (((hole < 64 ? lo : hi)[player] >>> hole) & 1) != 0;
  }

  /** Tells whether a marble or an obstacle stands in a hole. */
  boolean taken(int hole) {
    return (((hole < 64 ? occLo : occHi) >>> hole) & 1) != 0;
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
