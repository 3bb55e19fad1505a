/**
 * Arranges views in the window.
 *
 * <p>The window owns {@link org.plyscope.workbench.dock.ViewSlot slots} with stable ids; {@link
 * org.plyscope.workbench.dock.Views} puts the views of plugins into them and takes them out again.
 * An {@link org.plyscope.api.window.Arrangement} describes how slots share the room, as data
 * ({@code arrange}); a {@link org.plyscope.api.window.Perspective} names one ({@code perspective}).
 * {@link org.plyscope.workbench.dock.Docks} shows arrangements; the only classes that know the
 * docking library are {@link org.plyscope.workbench.dock.ModernDocks} and its two helpers.
 *
 * <p>A view that needs more room than its slot has, by its minimum size, is scrolled and never cut
 * ({@code SlotPane}). Ids whose view is not installed are left out of an arrangement, and a view
 * that arrives late is put where the description has it. A view that no perspective knows opens at
 * its own {@code place()}. {@code layouts.json} in the data directory keeps all of this, also for
 * perspectives and views that are not installed; it is written in the background a second after a
 * change and again when the window closes. Views hidden by a switch of perspectives stay alive, so
 * that switching back and forth loses nothing.
 */
package org.plyscope.workbench.dock;
