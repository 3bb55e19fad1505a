/**
 * Runs one program: its lines, its log, its limits and its end.
 *
 * <p>A {@link org.plyscope.agent.process.run.RunningProgram} is a {@link
 * org.plyscope.api.program.LineChannel}. Three daemon threads move its bytes, so that a program
 * that does not read, does not write or writes without end never blocks the thread of an agent.
 */
package org.plyscope.agent.process.run;
