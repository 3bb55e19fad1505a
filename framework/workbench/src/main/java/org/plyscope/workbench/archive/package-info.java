/**
 * Hands runs over from the window: makes an archive of the run that is shown, opens archives of
 * others as runs, and shows how the program, its plugins and a study are cited. The work is done by
 * the service {@code RunArchives}.
 */
package org.plyscope.workbench.archive;
