/**
 * The views <i>Win rate against time</i> and <i>Charts</i>, which draw the run that is shown. The
 * host computes all numbers; what is drawn is put together without a window in {@code model}.
 */
package org.plyscope.view.scatter;
