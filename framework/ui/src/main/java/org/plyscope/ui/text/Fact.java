package org.plyscope.ui.text;

/**
 * Something that is known about something else.
 *
 * @param name its name
 * @param text the fact
 */
public record Fact(String name, String text) {}
