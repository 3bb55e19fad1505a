/**
 * Measures win rates of the shipped agents in series of seeded games, to compare them with those of
 * the studies.
 *
 * <p>{@link org.plyscope.bench.rates.Series} plays them; {@link
 * org.plyscope.bench.rates.StudyRates} is a main class that prints gauntlets and cross-tables of
 * any agents, {@link org.plyscope.bench.rates.KalahRates} one for the single heuristics of the
 * Kalah study, {@link org.plyscope.bench.rates.MonteCarloRates} one for the claims about Monte
 * Carlo agents in Chinese Checkers.
 */
package org.plyscope.bench.rates;
