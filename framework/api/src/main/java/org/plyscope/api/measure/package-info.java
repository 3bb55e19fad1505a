/**
 * What a search counts and how to read its numbers.
 *
 * <p>{@link org.plyscope.api.measure.SearchCounters} are always on and exact; their {@link
 * org.plyscope.api.measure.Counts} are part of every result. An agent adds a {@link
 * org.plyscope.api.measure.Figure} of its own without any change to the host. {@link
 * org.plyscope.api.measure.Value} recognises decided values and writes values for display.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.1.0")
package org.plyscope.api.measure;
