/**
 * Add a feature to the window.
 *
 * <p>A {@link org.plyscope.workbench.feature.Feature} is one room of the program, such as searching
 * or playing: it brings commands, views and openers of files, follows events and saves its state.
 * Its constructor lists all it uses. Features use the same API as plugins for all they contribute.
 */
package org.plyscope.workbench.feature;
