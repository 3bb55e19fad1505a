/** The view <i>Tuning</i>: starts tunings and shows their progress. */
package org.plyscope.view.tuning;
