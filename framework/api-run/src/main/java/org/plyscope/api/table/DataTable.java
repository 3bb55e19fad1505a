package org.plyscope.api.table;

import java.util.List;

/**
 * The data a view shows, for export. Built by views.
 *
 * @param name the subject of the table; becomes part of a file name
 * @param columns the headings
 * @param rows one list per row, as long as the headings: strings, numbers, booleans, or null for an
 *     empty cell
 */
public record DataTable(String name, List<String> columns, List<List<Object>> rows) {}
