/** Long work in the window: the status bar shows runs, tunings and trainings. */
package org.plyscope.workbench.work;
