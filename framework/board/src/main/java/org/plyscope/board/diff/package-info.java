/** Compares two setups of one board, as data and in words. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.diff;
