/**
 * Read the statistics of a run: estimates with their intervals, per entrant and per pairing.
 *
 * <p>Entrants are identified by their number in {@link org.plyscope.api.run.Run#entrants}. Evidence
 * is counted in blocks, identical blocks once; see the types for the meaning of each number.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
@org.plyscope.api.Experimental(
    "Statistics are added as studies need them, and some may be replaced by better ones.")
package org.plyscope.api.run.statistics;
