package org.plyscope.api.game;

/**
 * A position with a name: a test board, a problem, an opening. Built by games.
 *
 * @param id stable kebab-case id, unique within the rules
 * @param name the name for people
 * @param group the collection it belongs to, for example {@code "Problems, exact"}
 * @param note what is known about it and where it comes from; may be empty
 * @param position its text, as {@link Rules#parse} reads it
 */
public record NamedPosition(String id, String name, String group, String note, String position) {}
