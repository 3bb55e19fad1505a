/**
 * Describes a picture of a board as data: a {@link org.plyscope.board.scene.BoardScene} joins a
 * layout, the colours, the content of the cells and the marks. All values are immutable.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.scene;
