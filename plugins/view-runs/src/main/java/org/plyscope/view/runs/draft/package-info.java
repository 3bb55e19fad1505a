/**
 * Holds the experiment that is being set up. {@link org.plyscope.view.runs.draft.Draft} holds its
 * text with undo and redo; the form, the text and the files of the view <i>Experiment</i> edit it.
 */
package org.plyscope.view.runs.draft;
