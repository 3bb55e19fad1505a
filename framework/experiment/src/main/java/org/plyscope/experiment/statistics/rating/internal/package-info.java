/** Fits the models behind the ratings. */
package org.plyscope.experiment.statistics.rating.internal;
