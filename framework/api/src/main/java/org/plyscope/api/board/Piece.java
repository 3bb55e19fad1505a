package org.plyscope.api.board;

/**
 * A kind of piece. On a cell it is represented by its index in {@link Board#pieces()} plus one; 0
 * is an empty cell.
 *
 * @param name its name in a sentence, singular, for example {@code "red marble"}
 * @param symbol one character for notation and text boards
 * @param player the owner, or -1 if it has none
 * @param form its form
 */
public record Piece(String name, char symbol, int player, Form form) {
  /** The form of a piece. */
  public enum Form {
    /** A glass marble or peg. */
    MARBLE,
    /** A flat disc. */
    DISC,
    /** A crowned disc. */
    KING,
    /** A block that fills its cell: an obstacle or a stone. */
    BLOCK
  }
}
