/**
 * The empty window and what fills it.
 *
 * <p>A {@link org.plyscope.workbench.shell.Shell} is the window without any content of its own:
 * frame, docks, menus, status bar, session, jobs, files. A {@link
 * org.plyscope.workbench.shell.Feature} is one room of the program, such as searching or playing:
 * it brings commands, views and openers of files, follows what happens and saves what has to be
 * there again. Features use the same API as plugins for all they contribute.
 */
package org.plyscope.workbench.shell;
