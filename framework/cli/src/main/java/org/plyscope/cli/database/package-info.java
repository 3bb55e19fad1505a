/** The commands that make the files which agents know positions from. */
package org.plyscope.cli.database;
