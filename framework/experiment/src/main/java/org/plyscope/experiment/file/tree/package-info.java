/**
 * Process the values of an experiment file: {@link org.plyscope.experiment.file.tree.Overrides}
 * changes single ones, {@link org.plyscope.experiment.file.tree.Glob} matches names, {@link
 * org.plyscope.experiment.file.tree.Units} orders the values of a sweep.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.file.tree;
