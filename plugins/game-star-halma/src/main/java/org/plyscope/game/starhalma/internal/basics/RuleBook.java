package org.plyscope.game.starhalma.internal.basics;

/**
 * The switches of a variant; the shape of the board is in the plan.
 *
 * @param merged whether ways to the same destination are one move
 * @param chains whether a hop can be followed by more hops
 * @param longJumps whether a hop may span empty holes, the same number on both sides of the marble
 * @param swap whether a marble may end on a foreign marble in its goal and change places with it
 * @param points the rule for points of the star that are neither the player's home nor its goal
 * @param backward whether marbles may move away from the goal
 * @param everyHop whether the ban of backward moves holds for each hop or only from end to end
 * @param strangersHelp whether a full goal with at least one own marble wins, unless others stand
 *     there because it is their home
 * @param playOn whether the others play on for places when a player has finished
 * @param stuckLoses whether a player without a move has lost; else its turn is passed over
 * @param plyCap the game ends undecided after this many plies; 0 for never
 */
public record RuleBook(
    boolean merged,
    boolean chains,
    boolean longJumps,
    boolean swap,
    Points points,
    boolean backward,
    boolean everyHop,
    boolean strangersHelp,
    boolean playOn,
    boolean stuckLoses,
    int plyCap) {
  /** The rule for foreign points of the star. */
  public enum Points {
    /** Enter and stay. */
    OPEN,
    /** Hop through but not stay. */
    PASS_THROUGH,
    /** Neither. */
    CLOSED
  }

  /** Returns whether the fast move generation covers these rules. */
  public boolean simple() {
    return merged && chains && !longJumps && !swap;
  }
}
