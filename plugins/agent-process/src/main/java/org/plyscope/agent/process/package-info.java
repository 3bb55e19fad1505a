/**
 * Let programs in any language play as agents.
 *
 * <p>The user adds a program by a descriptor; from then on it is registered as an agent like any
 * other. {@code run} starts a program, exchanges lines with it and ends it with all its children;
 * the packages of the {@linkplain org.plyscope.api.program.Dialect dialects} know the meaning of
 * the lines.
 */
package org.plyscope.agent.process;
