/** Installing and removing plugins from the window. */
package org.plyscope.workbench.plugin;
