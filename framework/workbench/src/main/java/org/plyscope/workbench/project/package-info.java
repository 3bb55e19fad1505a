/**
 * Manages projects: a folder that keeps the positions, searches, comparisons, games, runs and
 * figures of one study together. {@link org.plyscope.workbench.project.Project} is the folder,
 * without a window; while one is open, dialogs start in it and a view lists its contents.
 *
 * <p>A project is a folder with {@code project.plyproject} and one folder per kind of file;
 * whatever lies in these folders belongs to the project. While one is open, the remembered folders
 * of all file dialogs point into it.
 */
package org.plyscope.workbench.project;
