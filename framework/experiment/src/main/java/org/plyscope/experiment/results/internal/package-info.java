/** How the games of a run are read once and added up, in little memory. */
package org.plyscope.experiment.results.internal;
