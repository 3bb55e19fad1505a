/**
 * Starts trainings from the window, and shows the curves of any training, live while it runs, in
 * the view <i>Training</i>.
 */
package org.plyscope.view.tuning.training;
