package org.plyscope.lab.trace;

import java.util.Optional;
import org.plyscope.api.search.SearchResult;

/**
 * What a trace file holds.
 *
 * @param trace the tree
 * @param result what the search found, empty if the file does not say
 */
public record SavedSearch(RecordedTrace trace, Optional<SearchResult> result) {}
