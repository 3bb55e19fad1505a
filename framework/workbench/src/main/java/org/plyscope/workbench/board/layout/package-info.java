/**
 * Where things are: from the units of a {@link org.plyscope.api.board.Board} to pixels and back.
 * Pure geometry, no components, safe for any thread.
 */
package org.plyscope.workbench.board.layout;
