/**
 * Admits games and parts to the catalog.
 *
 * <p>{@link org.plyscope.lab.catalog.internal.intake.ServiceChecks} reads the description of a new
 * service once, checks it, and makes an {@link org.plyscope.lab.catalog.internal.intake.Item} of
 * it. A part that fails is left out with a {@link org.plyscope.lab.catalog.internal.intake.Flaw};
 * others are not affected. Plugins of the user are called with a deadline, and handed out behind a
 * {@link org.plyscope.lab.catalog.internal.intake.GuardedPart}, so that no caller ever waits for
 * one that does not answer.
 */
package org.plyscope.lab.catalog.internal.intake;
