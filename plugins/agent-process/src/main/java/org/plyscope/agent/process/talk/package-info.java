/**
 * Converse with a program line by line: wait for answers in time ({@link
 * org.plyscope.agent.process.talk.SearchWait}, {@link org.plyscope.agent.process.talk.Handshake}),
 * read the line of play that it expects, and keep the game of an agent that is served ({@link
 * org.plyscope.agent.process.talk.ServedGame}). All dialects share it.
 */
package org.plyscope.agent.process.talk;
