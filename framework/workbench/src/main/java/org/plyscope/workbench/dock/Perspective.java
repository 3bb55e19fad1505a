package org.plyscope.workbench.dock;

/**
 * A way to work: which views are open, and where.
 *
 * @param id its id
 * @param title its name
 * @param icon the name of its icon
 * @param help what it is for, in a few words
 * @param layout where its views stand at first; views that are not installed are left out
 */
public record Perspective(String id, String title, String icon, String help, Arrangement layout) {}
