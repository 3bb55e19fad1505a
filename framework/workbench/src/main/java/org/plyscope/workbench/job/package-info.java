/** Runs background jobs, shows them in the status bar, and reports failures of plugins. */
package org.plyscope.workbench.job;
