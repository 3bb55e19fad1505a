/**
 * Where views stand in the window.
 *
 * <p>The window owns {@link org.plyscope.workbench.dock.ViewSlot slots} with stable ids; {@link
 * org.plyscope.workbench.dock.Views} puts the views of plugins into them and takes them out again.
 * An {@link org.plyscope.api.window.Arrangement} says how slots share the room, as data ({@code
 * arrange}); a {@link org.plyscope.api.window.Perspective} names one ({@code perspective}). {@link
 * org.plyscope.workbench.dock.Docks} shows arrangements; the only classes that know the docking
 * library are {@link org.plyscope.workbench.dock.ModernDocks} and its two helpers.
 */
package org.plyscope.workbench.dock;
