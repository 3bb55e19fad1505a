/**
 * Test a view, or other code that must work with any board: boards of every kind with small games
 * to play on them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.boards;
