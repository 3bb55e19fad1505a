/**
 * Opening books for every game and every agent.
 *
 * <p>{@link org.plyscope.agent.book.BookFile} offers what a file says was played, as {@code
 * plyscope book} writes it. {@link org.plyscope.agent.book.BookAgents} is an agent around another
 * one: it plays from a book as long as that knows the position, and then lets the other search. So
 * no agent needs to know of books.
 */
package org.plyscope.agent.book;
