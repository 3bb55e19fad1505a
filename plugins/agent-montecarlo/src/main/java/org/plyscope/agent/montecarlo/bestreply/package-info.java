/**
 * Lets a Monte Carlo tree look at best replies only: between two moves of the player that searches
 * one opponent moves, the one whose reply hurts most, as best-reply search does without playouts.
 * Playouts go on by the rules of the game.
 */
package org.plyscope.agent.montecarlo.bestreply;
