/**
 * Shows any position of any game: in a view, as a thumbnail, in a report. There is no window here.
 *
 * <p>A {@link org.plyscope.board.BoardPicture} paints one position into any drawing or image. A
 * {@link org.plyscope.board.BoardPanel} is the same as a component that follows the theme, caches
 * the static layers, and animates moves; a view that takes moves extends it. To paint scenes of
 * your own, make a {@link org.plyscope.board.scene.BoardScene} and hand it to a {@link
 * org.plyscope.board.BoardPainter}. {@link org.plyscope.board.layout.BoardLayout} locates cells,
 * {@link org.plyscope.board.animation.MoveAnimation} animates a move.
 *
 * <p>Everything is drawn from the {@link org.plyscope.api.board.Board} that rules describe, so a
 * new game needs nothing here. The painters themselves are in {@code internal}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board;
