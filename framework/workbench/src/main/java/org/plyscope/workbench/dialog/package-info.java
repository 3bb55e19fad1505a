/** Dialogs: new game, preferences, plugins, about. */
package org.plyscope.workbench.dialog;
