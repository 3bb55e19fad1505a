/**
 * The look of the window: two themes, their semantic colour keys, icons and chart colours.
 *
 * <p>All values live in {@code FlatLaf.properties}, {@code FlatLightLaf.properties} and {@code
 * FlatDarkLaf.properties} beside these classes; code asks for them by key.
 */
package org.plyscope.workbench.theme;
