package org.plyscope.workbench.job;

/**
 * Something that went wrong, as text, so that nothing of a plugin is kept alive.
 *
 * @param sentence the displayed sentence
 * @param details details for the author of a plugin, such as a stack trace; may be empty
 */
public record Problem(String sentence, String details) {}
