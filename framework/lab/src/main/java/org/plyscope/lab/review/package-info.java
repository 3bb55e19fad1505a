/**
 * Reviews a whole game: a reference agent judges every move that was played.
 *
 * <p>A {@link org.plyscope.lab.review.GameReview} asks the reference position by position, see
 * {@link org.plyscope.lab.search.Reference}; its judgements are kept with the moves and in the file
 * of the game. {@link org.plyscope.lab.review.Mistakes} finds the moves that stand out, {@link
 * org.plyscope.lab.review.ReviewTables} summarises them. The window and the command line differ
 * only in how they show it.
 *
 * <p>Every move is judged at its own root. Losses are compared within one game only, because
 * evaluators have units of their own.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.review;
