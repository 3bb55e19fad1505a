/**
 * Plays games in processes of this machine.
 *
 * <p>{@link org.plyscope.experiment.work.process.LocalWorkers} starts them by a {@link
 * org.plyscope.experiment.work.process.WorkerCommand}, hands out games in batches, and replaces one
 * that ends; {@link org.plyscope.experiment.work.process.WorkerLoop} runs in them. Lines in JSON go
 * both ways on standard input and output, and a worker ends when its input does. A file that both
 * sides share by memory records its work when it ended. With time limits each has its own
 * processor, see {@link org.plyscope.experiment.work.process.Cores}.
 *
 * <p>The process is the fence: agents play on one thread with the same turn loop as in the window.
 * A watchdog inside the worker asks agents to stop and ends the process two seconds later. A file
 * shared by memory records the running agent, the game and its moves, so that the forfeit can be
 * written whatever ended the process. A process killed from outside is not the agent's fault: its
 * games are played again, and only the third death in one game counts against the agent that was
 * running. A heartbeat in the same file notices when the process stood still, for example after a
 * stop signal; such a game is handed back and played again. The lab also watches from outside: it
 * kills a worker that shows no sign of life or takes longer than any move may, and starts the next
 * one, after a pause if the last ones brought nothing.
 *
 * <p>Agents print into a sink that keeps the end and stops floods; the protocol has the real output
 * for itself. Threads that still run when a game is over lose it for the agent that started them.
 *
 * <p>No text of a file reaches a command line unchecked: {@code JavaFlags} lists the flags that a
 * file may ask for, and a file with flags starts no process before the user has accepted them.
 * Opening a file plays a short estimate at most, which ends after 20 seconds with all its
 * processes.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.work.process;
