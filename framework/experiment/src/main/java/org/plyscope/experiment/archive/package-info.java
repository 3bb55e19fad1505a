/**
 * Hands a run over as one file that others can check, open and cite.
 *
 * <p>{@link org.plyscope.experiment.archive.ArchiveWriter} puts the folder of a run, the plugins
 * that played, descriptors of agent programs, the report, {@code ro-crate-metadata.json}, {@code
 * CITATION.cff} and a README into a zip file. {@link
 * org.plyscope.experiment.archive.ArchiveManifest} lists every file with its size and hash. {@link
 * org.plyscope.experiment.archive.ArchiveReader} reads such a file as it would any file of a
 * stranger: nothing leaves its folder, nothing is larger than declared, and nothing is executed.
 *
 * <p>Hashes show that an archive is intact; they do not show that its author was honest. For that,
 * a sample of its games is played again.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.archive;
