/**
 * Add commands, perspectives and file openers to the window.
 *
 * <p>A {@link org.plyscope.api.window.Command} appears in a menu, in the command palette and
 * optionally on the tool bar. A {@link org.plyscope.api.window.Perspective} arranges views for a
 * way of working. A {@link org.plyscope.api.window.FileOpener} opens files by their extension.
 * Plugins publish these types as services; the window adds them when they arrive and removes them
 * when their plugin leaves. The program's own commands, perspectives and openers use nothing else.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.window;
