/** Changes arrangements as data: inserts views, leaves some out, reads and writes files. */
package org.plyscope.workbench.dock.arrange;
