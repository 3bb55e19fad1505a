/**
 * Builds tables that plugins compute once, such as endgames: a dialog made from the options of a
 * {@link org.plyscope.api.database.DatabaseBuilder}, and a job in the background.
 */
package org.plyscope.workbench.database;
