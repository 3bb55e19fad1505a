/** The view <i>Tuning</i>, which starts tunings and shows how they go. */
package org.plyscope.view.tuning;
