package org.plyscope.game.starhalma.internal.rules;

import org.plyscope.game.starhalma.internal.basics.Places;
import org.plyscope.game.starhalma.internal.basics.Tables;
import org.plyscope.game.starhalma.internal.geometry.HoleSet;

/**
 * The changes of a move besides the marbles: turn, end, places and plies. They are one word, the
 * status: bits 0–2 the player to move, 3 the end, then the places, and the plies from bit 32.
 */
abstract class Turns extends Marbles {
  private static final int TURN = 7;
  private static final int OVER = 8;
  private static final int PLACES = 4;
  private static final int PLY = 32;

  Turns(Tables tables, long[] own, HoleSet blocked) {
    super(tables, own, blocked);
  }

  Turns(Turns other) {
    super(other);
  }

  private int status() {
    return (int) stack[at + STATUS];
  }

  /** Sets everything for the first position; no player has ended the game yet. */
  final void begin(int turn, int places, int ply) {
    stack[at + STATUS] = turn | (places << PLACES) | ((long) ply << PLY);
  }

  /** Returns the player to move. */
  public final int toMove() {
    return status() & TURN;
  }

  /** Returns whether the game has ended. */
  public final boolean over() {
    return (status() & OVER) != 0;
  }

  /** Returns the place a player has reached, 0 while it plays. */
  public final int place(int player) {
    return Places.of(places(), player);
  }

  final int places() {
    return status() >>> PLACES;
  }

  /** Returns how many plies led here, as far as the position knows. */
  final int ply() {
    return (int) (stack[at + STATUS] >>> PLY);
  }

  final void countPly() {
    stack[at + STATUS] += 1L << PLY;
  }

  final void turn(int player) {
    stack[at + STATUS] = (stack[at + STATUS] & ~TURN) | player;
  }

  final void end(boolean reached) {
    stack[at + STATUS] |= reached ? OVER : 0;
  }

  final void place(int player, int place) {
    stack[at + STATUS] |= (long) Places.with(0, player, place) << PLACES;
  }

  /** Returns the player to move after a move that brings no player home. */
  final int afterwards(int player) {
    return status() < OVER ? following(player) : next(player);
  }

  /** Returns the player to the left. */
  final int following(int player) {
    return player + 1 == players ? 0 : player + 1;
  }

  /** Returns the next player who still plays, or the same one if there is no other. */
  final int next(int player) {
    int next = following(player);
    while (place(next) != 0 && next != player) {
      next = following(next);
    }
    return next;
  }
}
