package org.plyscope.api.board;

/**
 * A player's place at the board.
 *
 * @param name what the player is called, for example {@code "Red"} or {@code "South"}
 * @param tint the player's colour
 */
public record Seat(String name, Tint tint) {}
