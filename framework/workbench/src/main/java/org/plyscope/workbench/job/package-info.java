/** Background jobs, the status bar that shows them, and what happens when a plugin fails. */
package org.plyscope.workbench.job;
