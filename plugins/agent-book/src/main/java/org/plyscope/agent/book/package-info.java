/**
 * Adds opening books to every game and every agent.
 *
 * <p>{@link org.plyscope.agent.book.BookFile} reads the moves of a book file, as {@code plyscope
 * book} writes it. {@link org.plyscope.agent.book.BookAgents} is an agent around another one: it
 * plays from a book as long as the book holds the position, and then lets the other search. So no
 * agent needs code for books.
 */
package org.plyscope.agent.book;
