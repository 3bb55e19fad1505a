/**
 * Animates moves, as pure functions of time: which contents rest on their cells, and which are
 * moving. Has no timers and no painting.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.animation;
