/** What of the look belongs to the window alone: its icons, and dividers that stay in place. */
package org.plyscope.workbench.theme;
