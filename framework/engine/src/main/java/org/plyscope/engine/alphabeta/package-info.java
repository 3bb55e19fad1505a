/**
 * The alpha-beta family, for any number of players seen from the root player's side.
 *
 * <p>To see how a search works, read {@code internal.kernel.AlphaBeta}: its steps are numbered.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.engine.alphabeta;
