/**
 * Start from a small game: Connect Four.
 *
 * <p>A game takes three classes: {@link org.example.connectfour.ConnectFour} declares the options
 * and is published as a service, {@link org.example.connectfour.ConnectFourRules} is one variant
 * (board, reading, validating), {@link org.example.connectfour.ConnectFourState} is a position that
 * a search walks through. {@link org.example.connectfour.Grid} keeps the bit tricks in one place.
 * The test extends {@code GameContract}, which checks everything Plyscope relies on.
 */
package org.example.connectfour;
