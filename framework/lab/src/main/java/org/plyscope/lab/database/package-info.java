/**
 * Builds databases and opening books, whichever plugin computes them.
 *
 * <p>A {@link org.plyscope.lab.database.DatabaseJob} lets a {@link
 * org.plyscope.api.database.DatabaseBuilder} compute its table and keeps it in a file. Only the
 * plugin knows the meaning of the table. {@link org.plyscope.lab.database.BookMaker} counts the
 * openings of games for an opening book, {@link org.plyscope.lab.database.BookSearch} lets an agent
 * find them.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.database;
