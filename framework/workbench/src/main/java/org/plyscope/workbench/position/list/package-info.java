/**
 * A list of positions with small pictures of their boards, under headings that fold.
 *
 * <p>An {@code Entry} is a position of some rules, a {@code Row} what the list shows of it. The
 * pictures are painted in the background ({@code Thumbnails}), so that a long list scrolls at once.
 */
package org.plyscope.workbench.position.list;
