/**
 * How a move looks while it happens, as pure functions of time: which contents rest on their cells,
 * and what is on its way. Knows nothing of timers or painting.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.animation;
