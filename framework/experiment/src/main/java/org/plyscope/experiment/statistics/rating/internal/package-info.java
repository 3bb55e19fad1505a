/** The mathematics behind the ratings. */
package org.plyscope.experiment.statistics.rating.internal;
