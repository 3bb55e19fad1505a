/**
 * Computes and trains a dense network with a policy and a value.
 *
 * <p>{@link org.plyscope.agent.neural.net.Shape} defines its size and the places of its weights in
 * one array; {@link org.plyscope.agent.neural.net.Pass} computes outputs and gradients for one
 * thread; {@link org.plyscope.agent.neural.net.Adam} changes weights.
 */
package org.plyscope.agent.neural.net;
