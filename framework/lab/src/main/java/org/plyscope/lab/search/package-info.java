/**
 * One search: described, run on a thread of its own, judged.
 *
 * <p>{@link org.plyscope.lab.search.Searches} runs a {@link org.plyscope.lab.search.SearchSpec} and
 * answers with a {@link org.plyscope.lab.search.SearchOutcome}, whatever the agent does.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.search;
