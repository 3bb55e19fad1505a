package org.plyscope.api.chart;

import org.plyscope.api.table.DataTable;

/**
 * Published numbers beside those of a run. Built by the host, immutable.
 *
 * @param summary how many of the numbers agree, in a sentence or two
 * @param note where the numbers come from
 * @param table a row for each number: the measured quantity, the published number and ours with
 *     their intervals, and the meaning of the difference, as texts
 * @since 3.0
 */
public record PublishedTable(String summary, String note, DataTable table) {}
