/**
 * Trains a network by asynchronous advantage actor-critic: several threads play games with copies
 * of one network and change it after every game.
 *
 * <p>{@link org.plyscope.agent.neural.a3c.A3cTrainer} is the part with its options, {@code
 * A3cTraining} the network that is being trained, {@code SelfPlayWorker} one thread's copy of it,
 * which plays games and learns from them, {@code Episode} the decisions of one game and their final
 * worth.
 */
package org.plyscope.agent.neural.a3c;
