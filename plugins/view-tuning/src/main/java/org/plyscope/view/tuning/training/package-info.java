/**
 * The view <i>Training</i>: starts a training from the window, and shows the curves of any
 * training, live while it runs.
 */
package org.plyscope.view.tuning.training;
