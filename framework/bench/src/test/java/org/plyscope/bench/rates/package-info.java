/**
 * Win rates of agents in seeded games, to be set beside those of the studies: {@link
 * org.plyscope.bench.rates.WinRates} plays them, {@link org.plyscope.bench.rates.KalahRates} is a
 * main class that does so for the heuristics of the Kalah study.
 */
package org.plyscope.bench.rates;
