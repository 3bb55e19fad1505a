/**
 * Edits experiments in the view <i>Experiment</i>: a form and the text of an experiment file, kept
 * in step. Both edit a {@link org.plyscope.view.runs.draft.Draft}.
 */
package org.plyscope.view.runs.form;
