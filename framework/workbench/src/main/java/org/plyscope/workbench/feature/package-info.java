/**
 * What the rooms of the window have in common.
 *
 * <p>A {@link org.plyscope.workbench.feature.Feature} is one room of the program, such as searching
 * or playing: it brings commands, views and openers of files, follows what happens and saves what
 * has to be there again. Its constructor lists all it uses. Features use the same API as plugins
 * for all they contribute.
 */
package org.plyscope.workbench.feature;
