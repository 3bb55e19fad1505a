package org.plyscope.board.animation;

import java.util.List;
import org.plyscope.api.board.Setup;

/**
 * One moment of an animation.
 *
 * @param resting what rests on the cells
 * @param movers what is on its way, in the order of painting
 */
public record Frame(Setup resting, List<Mover> movers) {}
