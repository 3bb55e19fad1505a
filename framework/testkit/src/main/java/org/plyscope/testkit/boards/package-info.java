/**
 * Boards of every kind and small games on them, complete enough to play: for tests of views and of
 * whatever else must work with any board.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.boards;
