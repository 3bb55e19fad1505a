/**
 * Speak the Checkers Protocol, which engines for American checkers use: positions and moves as in
 * PDN, where quiet moves may be written like captures ({@code 10x14}).
 */
package org.plyscope.agent.process.checkers;
