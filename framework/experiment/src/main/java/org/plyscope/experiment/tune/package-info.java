/**
 * Tunes the options of an agent with a {@link org.plyscope.api.learn.TunerFactory}, and keeps the
 * work in a folder.
 *
 * <p>{@link org.plyscope.experiment.tune.TuningFile} reads a tuning file, in the style of
 * experiment files; {@link org.plyscope.experiment.tune.TuningJob} carries it out. Whatever a
 * method proposes together is a <em>generation</em>: a run of its own, with the openings, seeds,
 * workers and statistics of every run, in which the candidates meet each other or fixed opponents.
 *
 * <p>A method depends on its seed and on earlier scores alone. So only the scores are kept, a line
 * per generation, and a tuning that was killed goes on by running the method again on them; the
 * generation that was being played goes on as the run it is.
 *
 * <p>The score of the winner of a noisy search is biased upwards, because luck took part in its
 * choice. Its real strength is measured by a last run ({@code test}) from other openings and seeds,
 * against the starting values and published ones; the number of candidates is reported with it.
 *
 * <table>
 *   <caption>Files of a tuning</caption>
 *   <tr><th>file</th><th>what</th></tr>
 *   <tr><td>{@code tuning.json}</td><td>the tuning file, with what it took from others</td></tr>
 *   <tr><td>{@code generations.jsonl}</td><td>a line per generation: candidates and scores</td></tr>
 *   <tr><td>{@code repetition-…/generation-…}</td><td>the run of a generation; taken away when it
 *     is finished, unless {@code "keepGames"} is true</td></tr>
 *   <tr><td>{@code playoff}</td><td>the run in which the winners of several repetitions meet</td></tr>
 *   <tr><td>{@code test}</td><td>the run of the last test</td></tr>
 *   <tr><td>{@code result.json}</td><td>winners, the chosen one, and its test</td></tr>
 *   <tr><td>{@code tuned.plypreset}</td><td>the chosen values as a preset</td></tr>
 * </table>
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.experiment.tune;
