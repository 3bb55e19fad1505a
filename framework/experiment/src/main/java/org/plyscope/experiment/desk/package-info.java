/**
 * Plans and plays experiments for a session that goes on meanwhile: {@link
 * org.plyscope.experiment.desk.RunDesk} is the service behind the window's views, with one queue of
 * runs. Each is carried out by {@link org.plyscope.experiment.conduct.RunJob}, as in a terminal;
 * {@link org.plyscope.experiment.desk.TuningDesk} does the same for tunings.
 */
package org.plyscope.experiment.desk;
