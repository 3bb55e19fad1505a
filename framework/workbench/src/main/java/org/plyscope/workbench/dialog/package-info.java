/** The dialogs for a new game, preferences, plugins and about. */
package org.plyscope.workbench.dialog;
