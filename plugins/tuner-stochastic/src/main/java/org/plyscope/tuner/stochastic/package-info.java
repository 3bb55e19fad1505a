/**
 * Tunes options by stochastic search: simultaneous perturbation (SPSA) and the covariance matrix
 * adaptation evolution strategy (CMA-ES).
 *
 * <p>Both are written here: candidates may play each other, so those of a step have to be proposed
 * together, which the optimisers of libraries, asking for one value after the other, do not do.
 */
package org.plyscope.tuner.stochastic;
