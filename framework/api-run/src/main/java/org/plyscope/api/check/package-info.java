/**
 * Check that parts keep their contracts while they are in use.
 *
 * <p>{@link org.plyscope.api.check.CheckedParts} puts a check around an ordering, an evaluation, a
 * playout or a prior. The host does so when a search has failed, to find out which part is to
 * blame, and the test kit does so in the contracts of these parts. Everything here is slow.
 *
 * <p>A part can break its contract without throwing anything, so a search that failed is repeated
 * once with these checks. The repetition never changes the result of a game; it only finds the part
 * to name.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.check;
