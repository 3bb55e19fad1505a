/**
 * Give agents knowledge about positions before a search begins: solved endgames and opening books.
 *
 * <p>Three kinds of parts. A {@link org.plyscope.api.database.DatabaseBuilder} computes a table
 * once, as a long job; the host keeps it in a file, a {@link org.plyscope.api.database.Database}
 * with a readable header and a checksum. An {@link org.plyscope.api.database.EndgameTableFactory}
 * opens such a file, or whatever else it knows, for agents that look positions up while they
 * search. An {@link org.plyscope.api.database.BookFactory} returns the moves that were played in a
 * position, how often and with what success. Agents name the latter two in their options, like
 * evaluators.
 *
 * <p>A table of something else than outcomes, such as distances, is used by an evaluator that opens
 * it with {@link org.plyscope.api.database.Database#open}, through {@link
 * org.plyscope.api.database.OpenDatabases} if there are many instances of it.
 *
 * <p>The file of a database has a readable header with its rules, raw bytes that are mapped into
 * memory, and a checksum. Books are lines of JSON that {@code plyscope book} makes from games, runs
 * or searches; the agent {@code with-book} wraps any other agent, so that no agent needs to know
 * about books.
 */
@Experimental(
    "One endgame table and one book implement it, both of this project; what a table of another"
        + " game needs is not known.")
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("0.1.0")
package org.plyscope.api.database;

import org.plyscope.api.Experimental;
