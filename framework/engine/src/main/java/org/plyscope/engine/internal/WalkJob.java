package org.plyscope.engine.internal;

import org.plyscope.api.game.State;

/**
 * The components of a walk.
 *
 * @param state where it starts
 */
public record WalkJob(State state) {}
