package org.plyscope.api.board;

/**
 * A player's place at the board.
 *
 * @param name the name of the player, for example {@code "Red"} or {@code "South"}
 * @param tint the player's colour
 */
public record Seat(String name, Tint tint) {}
