/**
 * Write and read values of the API as JSON, in one way wherever they leave the program: in files,
 * in the output of {@code --json}, and line by line between processes.
 *
 * <p>Reading is strict. A key that is unknown, missing or occurs twice, a value of the wrong type,
 * a number that is out of range or not whole, and text that is too long or nested too deeply are
 * refused with one sentence that names the place, for example {@code result.counts.nodes[2] is 'x';
 * it must be a whole number from 0 to 9223372036854775807.} {@link org.plyscope.wire.WireText}
 * reads and writes the text, {@link org.plyscope.wire.WireValue} and {@link
 * org.plyscope.wire.WireObject} are the input of a form, {@link org.plyscope.wire.Message} is a
 * line between two processes.
 *
 * <p>Files that people write are read by {@link org.plyscope.wire.WireText#readFile}, into the same
 * values: they may have comments, and every value has a line, a column and its place in the text,
 * so that a form can change it there.
 *
 * <p>Whole numbers keep all 64 bits, decimals are written so that they read back exactly. JSON has
 * no name for some numbers: "none" (NaN) is {@code null}, the infinite ones are the texts {@code
 * "infinity"} and {@code "-infinity"}. Constants are written in lower case with hyphens. Moves are
 * texts as their game writes them.
 *
 * <p>The keys, all of which are required:
 *
 * <table>
 *   <caption>Forms and their keys</caption>
 *   <tr><th>form</th><th>keys</th></tr>
 *   <tr><td>limits</td><td>a text as {@link org.plyscope.api.Limits#parse} reads it</td></tr>
 *   <tr><td>options</td><td>the text of each value, by the id of its option</td></tr>
 *   <tr><td>line</td><td>game, options, start, moves</td></tr>
 *   <tr><td>result, progress</td><td>move (null for none yet), status, value, solved, values,
 *     depth, nanos, line, candidates, counts, figures, iterations, comment</td></tr>
 *   <tr><td>candidate</td><td>move, value, bound, effort, figures</td></tr>
 *   <tr><td>iteration</td><td>depth, finished, value, move, nanos, counts</td></tr>
 *   <tr><td>counts</td><td>per ply nodes, leaves, tableHits, cutoffs (by place of the move),
 *     cutoffIndexSums, reduced, futile, razored; playouts, stored; researches by cause</td></tr>
 *   <tr><td>figure</td><td>id, label, help, format, unit, and number unless it is a mere
 *     declaration</td></tr>
 *   <tr><td>game (played, see the lab)</td><td>line, opening, players, seed, moves, ending,
 *     payoffs; for each move value, solved, status, depth, nodes, memory, seed, comment; for the
 *     ending kind, seat (null for no player), fault (null for none), sentence</td></tr>
 *   <tr><td>meta (of a played game)</td><td>nanos and overtimeNanos, a number per move; detail, the
 *     stack trace of a failure</td></tr>
 *   <tr><td>book (a line), position of a book</td><td>book, game, options, source; then position,
 *     moves, each with move, count, score, see {@link org.plyscope.wire.BookForm}</td></tr>
 * </table>
 *
 * <p>In the output of {@code --json}, a result, candidate or iteration with a decided value also
 * has outcome ({@code win}, {@code loss}, {@code best place left}, {@code worst place left}) and
 * plies, and a solved result its outcome; both are skipped when read.
 *
 * <p>Lists of numbers per ply end with the last that is not zero, but for nodes, whose length is
 * the number of plies.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.wire;
