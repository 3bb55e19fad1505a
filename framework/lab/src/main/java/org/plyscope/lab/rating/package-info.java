/**
 * Offers opponents in the order of their measured strength.
 *
 * <p>{@link org.plyscope.lab.rating.OpponentRatings} is a file with the ratings of agents in one
 * game and how they were measured; {@link org.plyscope.lab.rating.ShippedRatings} finds the files
 * that come with the program. {@code plyscope ratings} makes such a file of a run.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.rating;
