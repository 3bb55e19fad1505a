/**
 * The view <i>Experiment</i>: a form and the text of an experiment file, kept in step. {@link
 * org.plyscope.view.runs.form.Draft} is what both edit.
 */
package org.plyscope.view.runs.form;
