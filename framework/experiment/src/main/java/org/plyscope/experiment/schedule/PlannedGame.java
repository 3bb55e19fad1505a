package org.plyscope.experiment.schedule;

import java.util.List;

/**
 * A game of a schedule, before it is played.
 *
 * @param index its number, from 0
 * @param block the number of its block
 * @param round how often its line-up has met before
 * @param lineup the number of its line-up
 * @param opening the number of its opening
 * @param seats the agent in each seat
 * @param seed the seed of all its random choices
 */
public record PlannedGame(
    int index, int block, int round, int lineup, int opening, List<Integer> seats, long seed) {}
