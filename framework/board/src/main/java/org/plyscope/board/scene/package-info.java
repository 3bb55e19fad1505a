/**
 * What a picture of a board shows, as data: a {@link org.plyscope.board.scene.BoardScene} joins a
 * layout, the colours, what stands on the cells and what is pointed out. All values are immutable.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.scene;
