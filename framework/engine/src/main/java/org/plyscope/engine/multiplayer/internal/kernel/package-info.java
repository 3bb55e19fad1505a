/**
 * Run the inner loop of max^n, defined separately for each combination of hot objects; see {@link
 * org.plyscope.engine.internal.kernel}.
 */
package org.plyscope.engine.multiplayer.internal.kernel;
