package org.plyscope.view.compare.model;

/**
 * A position that all configurations search.
 *
 * @param name what it is called
 * @param position its text
 */
public record Subject(String name, String position) {}
