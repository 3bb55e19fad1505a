/**
 * Search by playing games out: UCT and its variants.
 *
 * <p>A Monte Carlo search repeats four steps: it selects a path down its tree, expands the tree,
 * plays the game out and backs the outcome up. {@link org.plyscope.engine.montecarlo.UctSearch}
 * does that for every variant here; {@link org.plyscope.engine.montecarlo.SelectionSettings},
 * {@link org.plyscope.engine.montecarlo.GrowthSettings}, {@link
 * org.plyscope.engine.montecarlo.PlayoutSettings} and {@link
 * org.plyscope.engine.montecarlo.UctSettings.Backup} configure the steps, {@link
 * org.plyscope.engine.montecarlo.UctParts} holds the parts that depend on the game. Flat Monte
 * Carlo is a tree of depth 1 with uniform selection, nested Monte Carlo a {@linkplain
 * org.plyscope.engine.montecarlo.Playouts#nested playout}, OLETS another back-up without playouts.
 *
 * <p>The tree ({@code internal.Tree}) consists of columns of numbers and calls no other class. It
 * outlives a search, receives a new root when the game goes on, and has a maximum number of nodes
 * and bytes. Proofs are bounds per player against all others, hence sound for any number of
 * players. {@code plyscope bench uct} measures the kernel against a loop written by hand.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.engine.montecarlo;
