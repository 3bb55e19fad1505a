/**
 * Declare the parameters of a game or a part as data.
 *
 * <p>A game or a part lists its {@link org.plyscope.api.option.Option options}; from that list the
 * host derives forms, command-line parsing, files and parameter sweeps, and hands back {@link
 * org.plyscope.api.option.OptionValues}. An option may name a part of any {@link
 * org.plyscope.api.option.PartKind kind} by a {@link org.plyscope.api.option.PartReference}.
 * Everything here is immutable and thread-safe.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.option;
