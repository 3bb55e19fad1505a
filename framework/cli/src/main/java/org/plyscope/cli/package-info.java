/**
 * Plyscope in a terminal: the same services as in the window, without one.
 *
 * <p>{@link org.plyscope.cli.CliActivator} waits until everything has started, lets a {@link
 * org.plyscope.cli.Cli} run the command, and ends the program with its exit code. Each command is a
 * class; it prints human-readable tables, or exactly one JSON value if asked to. Bad input is one
 * sentence on the error output and exit code 2.
 */
package org.plyscope.cli;
