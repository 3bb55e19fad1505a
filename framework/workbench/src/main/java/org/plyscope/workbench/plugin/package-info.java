/** Installs and removes plugins from the window. */
package org.plyscope.workbench.plugin;
