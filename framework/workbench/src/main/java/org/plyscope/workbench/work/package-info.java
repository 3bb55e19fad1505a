/** Shows long work in the status bar: runs, tunings and trainings. */
package org.plyscope.workbench.work;
