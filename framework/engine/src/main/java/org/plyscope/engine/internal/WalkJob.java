package org.plyscope.engine.internal;

import org.plyscope.api.game.State;

/**
 * What a walk is made of.
 *
 * @param state where it starts
 */
public record WalkJob(State state) {}
