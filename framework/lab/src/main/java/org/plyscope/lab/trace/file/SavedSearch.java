package org.plyscope.lab.trace.file;

import java.util.Optional;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.trace.RecordedTrace;

/**
 * The content of a trace file.
 *
 * @param trace the tree
 * @param result the result of the search, empty if the file has none
 * @param remark one sentence about a result that cannot be used, empty if all is well
 */
public record SavedSearch(RecordedTrace trace, Optional<SearchResult> result, String remark) {}
