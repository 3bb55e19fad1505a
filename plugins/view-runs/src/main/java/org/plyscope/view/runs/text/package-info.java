/**
 * The text of an experiment as a form edits it, without any window. Only the text counts: {@link
 * org.plyscope.view.runs.text.JsonText} changes single values in place, so that comments and the
 * author's layout stay; {@link org.plyscope.view.runs.text.ExperimentText} knows what they mean.
 */
package org.plyscope.view.runs.text;
