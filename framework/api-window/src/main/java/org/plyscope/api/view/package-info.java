/**
 * Add a view to the window; the only package of the API that depends on Swing.
 *
 * <p>A plugin publishes a {@link org.plyscope.api.view.ViewFactory}; the workbench docks the views
 * it makes. A view follows the {@link org.plyscope.api.view.Selection} of its {@link
 * org.plyscope.api.view.Workspace}. Everything here happens on the user-interface thread unless
 * stated otherwise. Register no listener with {@code UIManager}, {@code Toolkit} or {@code
 * KeyboardFocusManager}: it would outlive the plugin.
 *
 * <p>A view can do whatever the views of the program can do: the workspace offers remembered
 * choices per view, icons, editing, files, perspectives and the running search. While a search
 * runs, the window passes a {@code LiveSearch} to every view about 20 times a second; the selection
 * changes only through the user and when a search ends.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.view;
