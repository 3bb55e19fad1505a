/**
 * Computes statistics of many games, as pure functions that the command line, views and reports
 * share.
 *
 * <p>The unit of evidence is the block: one opening with all its seat orders. Games of a block are
 * not independent, blocks are; so every interval is made of block means. Block order, the order of
 * agents and the number of workers change nothing.
 *
 * <p>Every formula is compared with published numbers in the tests. {@code sprt} has sequential
 * tests by exact likelihood ratios, {@code rating} Bradley-Terry and Plackett-Luce with errors over
 * blocks, {@code panel} optional point estimates.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.statistics;
