/**
 * Runs one search on its own thread, and judges its result.
 *
 * <p>{@link org.plyscope.lab.search.Searches} runs a {@link org.plyscope.lab.search.SearchSpec} and
 * answers with a {@link org.plyscope.lab.search.SearchOutcome}, whatever the agent does.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.search;
