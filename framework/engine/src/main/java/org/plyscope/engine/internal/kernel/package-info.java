/**
 * Run the inner loops, where nearly all time is spent; each family has such a package of its own.
 *
 * <p>These classes call the game, the evaluation and the orderer millions of times a second. The
 * just-in-time compiler makes such calls cheap as long as one class answers them; so {@link
 * org.plyscope.engine.internal.Kernels} defines all packages named {@code internal.kernel} once
 * more for each combination of game, evaluation and orderer. For that reason nothing here is static
 * state, and nothing here uses package-private members of classes outside.
 */
package org.plyscope.engine.internal.kernel;
