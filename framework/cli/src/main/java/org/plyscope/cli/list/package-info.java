/** Commands that list the installed games, agents, parts and plugins. */
package org.plyscope.cli.list;
