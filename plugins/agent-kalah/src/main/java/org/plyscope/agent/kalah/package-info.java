/**
 * Provides the agents of the Kalah study and a perfect player.
 *
 * <p>They know Kalah by its rules alone and read positions through the board and the setup, so they
 * play any Kalah a game plugin offers under the id {@code kalah}. {@code internal} holds the
 * searches.
 */
package org.plyscope.agent.kalah;
