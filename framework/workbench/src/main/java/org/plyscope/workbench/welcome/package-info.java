/**
 * Welcomes new users: a page with three ways to begin, an example that is ready to be searched, and
 * the templates of plugins. The page only starts commands, so that everything it offers is in the
 * menus and the palette as well.
 */
package org.plyscope.workbench.welcome;
