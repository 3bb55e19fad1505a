/** The command that lists and draws positions. */
package org.plyscope.cli.position;
