/**
 * A dense network with a policy and a value, and what is needed to train it.
 *
 * <p>{@link org.plyscope.agent.neural.net.Shape} says how large it is and where its weights lie in
 * one array; {@link org.plyscope.agent.neural.net.Pass} computes outputs and gradients for one
 * thread; {@link org.plyscope.agent.neural.net.Adam} changes weights.
 */
package org.plyscope.agent.neural.net;
