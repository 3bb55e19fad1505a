/**
 * Search games of three and more players, with max^n, paranoid or best reply.
 *
 * <p>{@link org.plyscope.engine.multiplayer.MaxNSearch} lets every player maximise its own value:
 * nodes have a value for each player. It prunes where guarantees add up to all there is, which
 * needs a constant sum; read {@code internal.Shares} for how any evaluation gets one, and {@code
 * internal.kernel.Guarantees} for the cuts and their reasons. {@link
 * org.plyscope.engine.multiplayer.CoalitionSearch} treats all others as one side: paranoid, or with
 * only the best reply of any of them.
 *
 * <p>Leaves distribute shares: of the places that are taken, and among the remaining players by
 * their progress. Shallow and speculative pruning then return exactly the result of the full tree,
 * including ties broken by the seed; the approximate kind may not.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.engine.multiplayer;
