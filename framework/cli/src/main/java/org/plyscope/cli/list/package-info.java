/** Commands that list what is installed: games, agents and their parts, plugins. */
package org.plyscope.cli.list;
