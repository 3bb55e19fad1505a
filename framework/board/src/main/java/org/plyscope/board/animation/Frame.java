package org.plyscope.board.animation;

import java.util.List;
import org.plyscope.api.board.Setup;

/**
 * One moment of an animation.
 *
 * @param resting the pieces at rest
 * @param movers the pieces that move, in the order of painting
 */
public record Frame(Setup resting, List<Mover> movers) {}
