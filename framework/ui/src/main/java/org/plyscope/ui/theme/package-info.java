/**
 * Styles the window and everything in it: a light and a dark theme with semantic keys for colours
 * and sizes.
 *
 * <p>All values live in {@code FlatLaf.properties}, {@code FlatLightLaf.properties} and {@code
 * FlatDarkLaf.properties} beside {@link org.plyscope.ui.theme.Theme}; views ask for them by key and
 * never name a colour or a pixel.
 *
 * <p>Text is never HTML: the theme makes every component show {@code <html>} as these six
 * characters, because Swing would load the pictures of a page hidden in the name of a file or a
 * plugin. A component that needs markup requests it with {@code Markup} and escapes all foreign
 * text.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.ui.theme;
