/**
 * Edit the text of a file that people write, such as an experiment or a tuning, value by value. A
 * {@link org.plyscope.ui.form.draft.FileDraft} holds the text with its history and finds the game
 * and the agents that it names; a {@link org.plyscope.ui.form.draft.FileText} changes single values
 * in place, so that comments, the author's layout and keys without a field stay.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.ui.form.draft;
