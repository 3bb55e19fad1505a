/**
 * What a search is asked and what it answers.
 *
 * <p>A {@link org.plyscope.api.search.SearchRequest} goes in, a {@link
 * org.plyscope.api.search.SearchResult} comes out, and a {@link
 * org.plyscope.api.search.SearchListener} is notified of what happens in between. What was counted
 * is in {@link org.plyscope.api.measure}, the recorded tree in {@link org.plyscope.api.trace}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.1.0")
package org.plyscope.api.search;
