/**
 * The general alpha-beta agent with every option of the engine, its presets, and the orderings and
 * the evaluator that fit every game.
 */
package org.plyscope.agent.alphabeta;
