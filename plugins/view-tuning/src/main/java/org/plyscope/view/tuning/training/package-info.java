/**
 * The view <i>Training</i>: the curves of a training, live while anybody trains, and the start of a
 * training from the window.
 */
package org.plyscope.view.tuning.training;
