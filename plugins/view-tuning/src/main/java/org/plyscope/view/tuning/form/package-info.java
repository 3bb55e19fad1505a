/**
 * Sets up tunings and trainings in forms: choosers by name, fields that come from the declared keys
 * of the files, and problems in words.
 */
package org.plyscope.view.tuning.form;
