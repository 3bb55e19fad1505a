/**
 * Boards of every kind and small games on them, complete enough to play: for tests of views and of
 * whatever else must work with any board.
 */
package org.plyscope.testkit.boards;
