/**
 * Search with minimax, alpha-beta and their refinements, for any number of players seen from the
 * root player's side.
 *
 * <p>To see how a search works, read {@code internal.kernel.AlphaBeta}: its steps are numbered.
 *
 * <p>A kept agent keeps the memory of its transposition table but not the values in it ({@code
 * TranspositionTable.forget}). From one move to the next a position may have another value, because
 * it is repeated or judged from another root, and a move should not depend on earlier searches.
 * Only a search of the same line finds its values again.
 *
 * <p>An {@link org.plyscope.api.database.EndgameTableFactory} is looked up at every node below the
 * root. A known position costs nothing more, its value counts the plies to the end, and so the
 * winner comes nearer to the end with each move.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.engine.alphabeta;
