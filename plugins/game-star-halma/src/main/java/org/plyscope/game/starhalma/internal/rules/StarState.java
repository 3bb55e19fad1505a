package org.plyscope.game.starhalma.internal.rules;

import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.basics.Places;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/** A position of any star halma variant. */
public final class StarState extends Turns implements State {
  private static final long PLACE_KEY = 0x9E3779B97F4A7C15L;
  private static final long PLY_KEY = 0xD1B54A32D192ED03L;

  private static final byte UNKNOWN = 0;
  private static final byte YES = 1;
  private static final byte NO = 2;

  private final StarRules rules;
  private final boolean strangersHelp;
  private final int plyCap;

  /** Lists moves where the fast way does not cover the rules, else null. */
  private final WideMoves wide;

  /** Whether every move of this position is {@link #plain}, once a caller has asked. */
  private byte calm;

  /** Makes a position; turn and places are settled as after a move. */
  StarState(StarRules rules, long[] own, int turn, int places, int ply) {
    super(rules.tables(), own, rules.plan().blocked());
    this.rules = rules;
    strangersHelp = rules.book().strangersHelp();
    plyCap = rules.book().plyCap() == 0 ? Integer.MAX_VALUE : rules.book().plyCap();
    wide = rules.book().simple() ? null : new WideMoves(this);
    begin(turn, places, ply);
    int last = turn == 0 ? players - 1 : turn - 1;
    if (rules.remembersPlaces()) {
      end(Places.playing(places, players) <= 1);
    } else if (won(last)) {
      finish(last);
    }
    settle();
  }

  private StarState(StarState other) {
    super(other);
    rules = other.rules;
    strangersHelp = other.strangersHelp;
    plyCap = other.plyCap;
    wide = other.wide == null ? null : new WideMoves(this);
  }

  @Override
  public long key() {
    return stack[at + HASH]
        ^ tables.turnKeys[toMove()]
        ^ (places() * PLACE_KEY)
        ^ (plyCap == Integer.MAX_VALUE ? 0 : ply() * PLY_KEY);
  }

  @Override
  public int moves(MoveList out) {
    out.clear();
    if (over()) {
      return 0;
    }
    int player = toMove();
    for (long rest = low(player); rest != 0; rest &= rest - 1) {
      list(player, Long.numberOfTrailingZeros(rest), out);
    }
    for (long rest = high(player); rest != 0; rest &= rest - 1) {
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
    Reach reach = reach(player, from);
    long[] moves = out.room(Layout.LARGEST);
    int count = out.size();
    for (long rest = reach.low; rest != 0; rest &= rest - 1) {
      moves[count++] = Moves.of(from, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = reach.high; rest != 0; rest &= rest - 1) {
      moves[count++] = Moves.of(from, 64 + Long.numberOfTrailingZeros(rest));
    }
    out.setSize(count);
  }

  @Override
  public void play(long move) {
    push();
    calm = UNKNOWN;
    countPly();
    int player = toMove();
    shift(player, Moves.from(move), Moves.to(move));
    if (wide != null && Moves.swapped(move) >= 0) {
      swap(player, Moves.swapped(move), Moves.from(move), Moves.to(move));
    } else if (won(player)) {
      finish(player);
    } else {
      turn(afterwards(player));
    }
    settle();
  }

  @Override
  public void undo() {
    at -= words;
    calm = UNKNOWN;
  }

  @Override
  public boolean plain(long move) {
    return Moves.swapped(move) < 0 && (calm() || leavesAllOpen(move));
  }

  @Override
  public int toMoveAfter(long move) {
    return plain(move) ? afterwards(toMove()) : State.super.toMoveAfter(move);
  }

  /** Returns whether every move is plain, swaps apart. */
  public boolean calm() {
    if (calm == UNKNOWN) {
      calm = everyMoveIsPlain() ? YES : NO;
    }
    return calm == YES;
  }

  /**
   * Returns whether one move, swaps apart, cannot matter: two marbles of the mover are not home,
   * its goal has two free holes where strangers count, and the next player has two ways to step.
   */
  private boolean everyMoveIsPlain() {
    int player = toMove();
    long goalLo = tables.goals[2 * player];
    long goalHi = tables.goals[2 * player + 1];
    long occLo = stack[at + OCC];
    long occHi = stack[at + OCC + 1];
    return ply() + 1 < plyCap
        && several(low(player) & ~goalLo, high(player) & ~goalHi)
        && (!strangersHelp || several(goalLo & ~occLo, goalHi & ~occHi))
        && foremostSteps(afterwards(player), occLo, occHi) > 1;
  }

  private static boolean several(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high) > 1;
  }

  /** Looks at a single move: does it win, end by count, or take the next player's last step? */
  private boolean leavesAllOpen(long move) {
    int player = toMove();
    int from = Moves.from(move);
    int to = Moves.to(move);
    long changeLo = Tables.low(from) ^ Tables.low(to);
    long changeHi = Tables.high(from) ^ Tables.high(to);
    long occLo = stack[at + OCC] ^ changeLo;
    long occHi = stack[at + OCC + 1] ^ changeHi;
    return ply() + 1 < plyCap
        && !won(player, low(player) ^ changeLo, high(player) ^ changeHi, occLo, occHi)
        && foremostSteps(afterwards(player), occLo, occHi) > 0;
  }

  /** Puts the other marble where this one came from. Both may be home now, the mover first. */
  private void swap(int player, int other, int from, int to) {
    shift(other, to, from);
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
    push();
    calm = UNKNOWN;
    turn(next);
    return true;
  }

  /** Returns whether a player has reached its goal. */
  private boolean won(int player) {
    return won(player, low(player), high(player), stack[at + OCC], stack[at + OCC + 1]);
  }

  private boolean won(int player, long ownLo, long ownHi, long occLo, long occHi) {
    long goalLo = tables.goals[2 * player];
    long goalHi = tables.goals[2 * player + 1];
    return ((ownLo & ~goalLo) | (ownHi & ~goalHi)) == 0
        || (strangersHelp
            && ((ownLo & goalLo) | (ownHi & goalHi)) != 0
            && ((goalLo & ~occLo) | (goalHi & ~occHi)) == 0
            && !sharesWithOwners(player, goalLo, goalHi));
  }

  /** Returns whether others stand in a player's goal because it is their home. */
  private boolean sharesWithOwners(int player, long goalLo, long goalHi) {
    boolean shared = false;
    for (int other = 0; other < players; other++) {
      long homeLo = tables.homes[2 * other] & goalLo;
      long homeHi = tables.homes[2 * other + 1] & goalHi;
      shared |= other != player && ((low(other) & homeLo) | (high(other) & homeHi)) != 0;
    }
    return shared;
  }

  /** Gives a player the best place that is left. */
  private void finish(int player) {
    place(player, Places.best(places()));
    end(!rules.book().playOn() || Places.playing(places(), players) <= 1);
    turn(rules.remembersPlaces() ? next(player) : following(player));
  }

  /** Lets players without a move drop out or wait, unless the game is over anyway. */
  private void settle() {
    if (ply() >= plyCap) {
      end(true);
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
      place(toMove(), Places.worst(places(), players));
      end(Places.playing(places(), players) <= 1);
      turn(rules.remembersPlaces() ? next(toMove()) : toMove());
    }
  }

  private void skip() {
    int player = next(toMove());
    while (player != toMove() && blocked(player)) {
      player = next(player);
    }
    end(player == toMove());
    turn(player);
  }

  /** Returns whether a player has no move. */
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
    Reach reach = reach(player, from);
    return (reach.low | reach.high) != 0;
  }

  @Override
  public void payoffs(double[] out) {
    Places.payoffs(places(), players, out);
  }

  @Override
  public boolean settled(int player) {
    return over() || place(player) != 0;
  }

  @Override
  public OptionalInt movesLeft(int player) {
    return wide == null
        ? new SoloSearch(rules, player).moves(low(player), high(player))
        : OptionalInt.empty();
  }

  /** Returns the rules this position belongs to. */
  public StarRules rules() {
    return rules;
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
  public String label(long move) {
    return rules.notation().label(this, move);
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
