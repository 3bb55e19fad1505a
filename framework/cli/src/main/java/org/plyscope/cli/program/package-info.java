/**
 * Manage agent programs, and check any agent.
 *
 * <p>{@code plyscope agents} lists agents; {@link org.plyscope.cli.program.AgentsCommand} gives it
 * the actions {@code add}, {@code remove} and {@code check}.
 */
package org.plyscope.cli.program;
