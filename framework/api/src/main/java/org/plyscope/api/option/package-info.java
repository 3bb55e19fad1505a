/**
 * Parameters declared as data.
 *
 * <p>A game or a part lists its {@link org.plyscope.api.option.Option options}; the host makes
 * forms, command-line parsing, files and parameter sweeps from that list, and hands back {@link
 * org.plyscope.api.option.OptionValues}. An option may name a part of any {@link
 * org.plyscope.api.option.PartKind kind} by a {@link org.plyscope.api.option.PartReference}.
 * Everything here is immutable and safe for any thread.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.option;
