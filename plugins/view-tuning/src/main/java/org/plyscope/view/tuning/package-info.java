/** Starts tunings and shows their progress, in the view <i>Tuning</i>. */
package org.plyscope.view.tuning;
