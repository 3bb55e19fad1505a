/**
 * Speak the Go Text Protocol (GTP), which programs for many games use, with the reports of {@code
 * kata-analyze} where an engine has them.
 *
 * <p>The engine keeps the game: it gets the moves that it does not know yet, and takes moves back
 * or begins again where the game went another way. Commands are sent without numbers, because some
 * engines take a number for a command. Commands that begin with {@code plyscope-} carry values that
 * the protocol cannot express and are used where an engine lists them.
 */
package org.plyscope.agent.process.gtp;
