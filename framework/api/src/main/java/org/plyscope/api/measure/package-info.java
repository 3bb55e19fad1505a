/**
 * What a search counts and how its numbers are read.
 *
 * <p>{@link org.plyscope.api.measure.SearchCounters} are always on and exact; their {@link
 * org.plyscope.api.measure.Counts} are part of every result. An agent adds a {@link
 * org.plyscope.api.measure.Figure} of its own without asking anybody. {@link
 * org.plyscope.api.measure.Value} knows decided values and how values read.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.measure;
