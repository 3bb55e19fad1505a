package org.plyscope.api.run;

import org.plyscope.api.Experimental;

/**
 * A number that somebody else published, to be shown beside ours.
 *
 * @param entrant the name of the entrant it is about
 * @param against the name of the opponent; empty for the whole field
 * @param value the score from 0 to 1
 * @param games over how many games; 0 if the source does not say
 * @param source where it is from
 */
@Experimental
public record Published(String entrant, String against, double value, int games, String source) {}
