/**
 * Switching between perspectives: {@link org.plyscope.workbench.dock.perspective.Perspectives}
 * remembers how the user left each of them.
 */
package org.plyscope.workbench.dock.perspective;
