/**
 * Play many games: plan, run, match.
 *
 * <p>{@link org.plyscope.cli.run.PlayOptions} are the options that they share; {@link
 * org.plyscope.cli.run.Session} carries out a run, shows its progress with {@code run.live}, and
 * reports; {@link org.plyscope.cli.run.Interrupts} stops it softly at the first Ctrl-C and at once
 * at the second.
 */
package org.plyscope.cli.run;
