/**
 * Runs Plyscope in a terminal, on the same services as the window.
 *
 * <p>{@link org.plyscope.cli.CliActivator} waits until everything has started, lets a {@link
 * org.plyscope.cli.Cli} run the command, and ends the program with its exit code. Each command is a
 * class; it prints human-readable tables, or exactly one JSON value if asked to. Bad input is one
 * sentence on the error output and exit code 2.
 *
 * <p>Every entry point of the program catches {@code Throwable} once: the launcher and the
 * activator around the program, {@code Cli.run} around a command, the lab around an agent and
 * around the files written after a search, so that a failed trace, view or reference never loses
 * the result. Exit codes: 0 done, 1 failed, 2 bad input, 3 stopped and can be resumed; output that
 * could not be written is a failure. In a command {@code System.out} goes to the error stream, so
 * that text printed by plugins cannot mix with the output. After Ctrl-C a command has a short time
 * to save its result before it prints.
 */
package org.plyscope.cli;
