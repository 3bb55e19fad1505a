/** Adds the commands of the window itself: games, files, undo, tools, perspectives and views. */
package org.plyscope.workbench.builtin;
