/**
 * The look of the window and of everything in it: a light and a dark theme with semantic keys for
 * colours and sizes.
 *
 * <p>All values live in {@code FlatLaf.properties}, {@code FlatLightLaf.properties} and {@code
 * FlatDarkLaf.properties} beside {@link org.plyscope.ui.theme.Theme}; views ask for them by key and
 * never name a colour or a pixel.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.ui.theme;
