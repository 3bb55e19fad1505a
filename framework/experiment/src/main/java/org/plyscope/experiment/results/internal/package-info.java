/** Reads the games of a run once and adds them up, in little memory. */
package org.plyscope.experiment.results.internal;
