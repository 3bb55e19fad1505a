/** Shows the dialogs for a new game, preferences, plugins and the program itself. */
package org.plyscope.workbench.dialog;
