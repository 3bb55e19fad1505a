/**
 * Where views stand in the window.
 *
 * <p>The window owns {@link org.plyscope.workbench.dock.ViewSlot slots} with stable ids; {@link
 * org.plyscope.workbench.dock.Views} puts the views of plugins into them and takes them out again.
 * {@link org.plyscope.workbench.dock.Docks} arranges slots; the only class that knows the docking
 * library is {@link org.plyscope.workbench.dock.ModernDocks}.
 */
package org.plyscope.workbench.dock;
