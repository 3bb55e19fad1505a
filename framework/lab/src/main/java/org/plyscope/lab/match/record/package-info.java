/**
 * What remains of a game that was played: its moves with what each cost, and how it ended.
 *
 * <p>Everything but the times is the same whenever the game is played again with the same seed and
 * without limits of time.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.match.record;
