/**
 * Projects: a folder that keeps the positions, searches, comparisons, games, runs and figures of
 * one study together. {@link org.plyscope.workbench.project.Project} is the folder, without a
 * window; while one is open, dialogs start in it and a view lists what it has.
 */
package org.plyscope.workbench.project;
