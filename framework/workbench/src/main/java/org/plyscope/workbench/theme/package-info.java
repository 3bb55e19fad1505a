/** Styles the window alone: its icons, and dividers that stay in place. */
package org.plyscope.workbench.theme;
