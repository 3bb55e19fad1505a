/**
 * The forms in which a tuning or a training is set up: choosers by name, fields that come from the
 * declared keys of the files, and problems in words.
 */
package org.plyscope.view.tuning.form;
