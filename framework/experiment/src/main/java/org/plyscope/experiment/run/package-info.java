/**
 * Keeps an experiment that is being played or was played in a folder.
 *
 * <table>
 *   <caption>Files of a run</caption>
 *   <tr><th>file</th><th>what</th></tr>
 *   <tr><td>{@code experiment.json}</td><td>the experiment with everything resolved</td></tr>
 *   <tr><td>{@code games.jsonl}</td><td>a line per finished game</td></tr>
 *   <tr><td>{@code environment.jsonl}</td><td>its environment, a line per session: machine,
 *     bundles, the hash of the experiment and the signature of every agent; a later session must
 *     have the same experiment and signatures</td></tr>
 *   <tr><td>{@code shard-….jsonl}, {@code environment-shard-….jsonl}, {@code
 *     checks-shard-….jsonl}</td><td>the same of a part that
 *     was played elsewhere, until it is merged</td></tr>
 *   <tr><td>{@code conclusion.json}</td><td>how the last session ended, for example by which stop
 *     rule</td></tr>
 *   <tr><td>{@code checks.jsonl}</td><td>crashes that were tried again, and adjudicated games that
 *     were played out</td></tr>
 *   <tr><td>{@code conflicts.jsonl}</td><td>games that came out differently when they were played
 *     twice</td></tr>
 *   <tr><td>{@code games-damaged.jsonl}, {@code games-kept.jsonl}</td><td>lines that a repair has set
 *     aside, and the file before it</td></tr>
 *   <tr><td>{@code run.lock}</td><td>locked by the process that writes to the run; empty if none
 *     does</td></tr>
 * </table>
 *
 * <p>To resume a run is to play the missing indices, so nothing but the experiment and the lines of
 * games is needed; {@code experiment.run.line} writes and reads these.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.run;
