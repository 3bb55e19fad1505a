/**
 * Converts the units of a {@link org.plyscope.api.board.Board} to pixels and back. Pure geometry,
 * no components, safe for any thread.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.board.layout;
