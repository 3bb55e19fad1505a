/**
 * Count the work of a search, and read its numbers.
 *
 * <p>{@link org.plyscope.api.measure.SearchCounters} are always on and exact; their {@link
 * org.plyscope.api.measure.Counts} are part of every result. An agent adds a {@link
 * org.plyscope.api.measure.Figure} of its own without any change to the host. {@link
 * org.plyscope.api.measure.Value} recognises decided values and writes values for display.
 *
 * <p>Counters are kept for the whole search and for each iteration of deepening. They also record
 * the moves that unsound cuts left out and why searches were repeated. A result carries immutable
 * {@code Counts} that were built from arrays and checked, so files and comparisons can trust them.
 * A figure belongs to a search, to a move of the root or to a node; tables, exports, comparisons
 * and traces show it without knowing the agent.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.measure;
