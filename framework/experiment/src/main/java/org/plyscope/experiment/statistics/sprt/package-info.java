/**
 * Decide as early as possible by sequential tests: play until it is clear which of two claims
 * holds, and no longer.
 *
 * <p>The likelihood ratio is exact: for each claim the most likely distribution of block scores is
 * computed, whatever its shape. The closed formulas that are often used have the wrong sign where
 * one player is much stronger, which is usual here; they serve as cross-checks only. A block is the
 * smallest step, and blocks count in the order of the schedule, because short games finish first
 * and are not won like long ones.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.statistics.sprt;
