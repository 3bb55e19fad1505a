/**
 * Run the inner loops of alpha-beta, defined separately for each combination of hot objects; see
 * {@link org.plyscope.engine.internal.kernel}.
 */
package org.plyscope.engine.alphabeta.internal.kernel;
