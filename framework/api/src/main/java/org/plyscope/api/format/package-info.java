/**
 * Read and write whole games in the file formats that players exchange.
 *
 * <p>A {@link org.plyscope.api.format.GameFormat} is a part that reads and writes the {@link
 * org.plyscope.api.format.GameRecord records} of games.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.format;
