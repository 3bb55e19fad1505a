/**
 * Lists positions with small pictures of their boards, under headings that fold.
 *
 * <p>An {@code Entry} is a position of some rules, a {@code Row} its line in the list. The pictures
 * are painted in the background ({@code Thumbnails}), so that a long list scrolls at once.
 */
package org.plyscope.workbench.position.list;
