package org.plyscope.game.mancala.oware;

/** The two rule sets that share the captures of two and three. */
enum OwareVariant {
  /**
   * A starving opponent is fed if possible, a move that would take everything takes nothing, more
   * than half of the seeds wins at once, and after a repetition each player keeps the seeds on
   * their own side.
   */
  ABAPA,
  /**
   * Moves that leave the opponent without seeds are illegal unless all do, and after a repetition
   * the remaining seeds are split; an odd seed is not counted.
   */
  AWARI
}
