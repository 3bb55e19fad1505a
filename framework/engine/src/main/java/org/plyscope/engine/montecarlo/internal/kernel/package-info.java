/**
 * Run the inner loops of Monte Carlo search, defined separately for each combination of hot
 * objects; see {@link org.plyscope.engine.internal.kernel}.
 */
package org.plyscope.engine.montecarlo.internal.kernel;
