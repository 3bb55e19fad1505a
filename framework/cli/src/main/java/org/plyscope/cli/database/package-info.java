/** Build endgame databases and opening books. */
package org.plyscope.cli.database;
