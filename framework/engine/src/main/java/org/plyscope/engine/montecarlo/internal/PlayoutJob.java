package org.plyscope.engine.montecarlo.internal;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.engine.montecarlo.Playouts.Lookahead;

/**
 * The components of playouts; each uses those it needs.
 *
 * @param players how many there are
 * @param evaluation values positions
 * @param orderer determines which moves come first
 * @param epsilon how often any move is played
 * @param lookahead the moves that a small search expects of the others
 * @param plies how deep it looks
 * @param moves how many moves of a position it looks at
 * @param level how deep playouts are nested
 */
public record PlayoutJob(
    int players,
    Evaluator evaluation,
    Orderer orderer,
    double epsilon,
    Lookahead lookahead,
    int plies,
    int moves,
    int level) {}
