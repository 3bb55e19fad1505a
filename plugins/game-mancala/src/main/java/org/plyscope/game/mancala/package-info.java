/**
 * Provides sowing games for two players: rule sets over one engine.
 *
 * <p>{@code sowing} holds the shared engine, every other package one family of rules: {@code kalah}
 * (with a state of its own that packs a side into a long, and the evaluators and orderings of the
 * Kalah study), {@code oware} (Oware and Awari), {@code vailungthlan} and {@code ohvalhu}.
 */
package org.plyscope.game.mancala;
