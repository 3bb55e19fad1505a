/** Arrangements as data: inserting views, leaving some out, and their form in files. */
package org.plyscope.workbench.dock.arrange;
