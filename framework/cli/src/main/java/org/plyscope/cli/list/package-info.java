/** List the installed games, agents, parts and plugins. */
package org.plyscope.cli.list;
