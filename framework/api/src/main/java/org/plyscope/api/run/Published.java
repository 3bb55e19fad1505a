package org.plyscope.api.run;

import org.plyscope.api.Experimental;

/**
 * A number published by someone else, to show beside ours.
 *
 * @param entrant the name of the entrant it is about
 * @param against the name of the opponent; empty for the whole field
 * @param value the score from 0 to 1
 * @param games the number of games behind it; 0 if the source does not say
 * @param source where it comes from
 */
@Experimental
public record Published(String entrant, String against, double value, int games, String source) {}
