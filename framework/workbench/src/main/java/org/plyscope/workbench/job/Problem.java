package org.plyscope.workbench.job;

/**
 * Something that went wrong, as text, so that nothing of a plugin is kept alive.
 *
 * @param sentence what the user reads
 * @param details what the author of a plugin wants to know, such as a stack trace; may be empty
 */
public record Problem(String sentence, String details) {}
