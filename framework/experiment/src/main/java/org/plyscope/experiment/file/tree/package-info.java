/**
 * JSON that people write: with comments, and with the place of every value, so that whatever is
 * wrong is refused with its path, its line and what was probably meant.
 *
 * <p>{@link org.plyscope.experiment.file.tree.TreeReader} reads a text into {@link
 * org.plyscope.experiment.file.tree.Node nodes}; {@link org.plyscope.experiment.file.tree.Keys}
 * reads an object and refuses keys that nobody asked for; {@link
 * org.plyscope.experiment.file.tree.Units} reads numbers with units; {@link
 * org.plyscope.experiment.file.tree.Overrides} changes single values.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file.tree;
