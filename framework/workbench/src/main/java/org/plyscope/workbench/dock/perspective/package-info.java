/**
 * Switches between perspectives: {@link org.plyscope.workbench.dock.perspective.Perspectives}
 * remembers the layout that the user left in each.
 */
package org.plyscope.workbench.dock.perspective;
