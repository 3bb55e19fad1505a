/**
 * Saves whole games as files: in our own JSON format with variations and seats ({@code .plygame}),
 * and in the formats of plugins.
 *
 * <p>{@link org.plyscope.lab.play.file.GameExchange} reads and writes any of them by the ending of
 * the name, for the window and the command line alike.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.play.file;
