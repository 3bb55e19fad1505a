/**
 * Measures the general API against hand-written loops, with every game loaded.
 *
 * <p>Only ratios measured in one run mean anything: the loops of the API and the {@linkplain
 * org.plyscope.bench.yardstick yardsticks} take turns, after a warm-up in which the API's loops
 * have seen every game, as they have in the workbench.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.bench;
