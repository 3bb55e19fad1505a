/**
 * Shows the messages of agents while they search, line by line: {@link
 * org.plyscope.workbench.search.log.AgentLog} keeps the newest lines, a view shows, filters and
 * copies them.
 */
package org.plyscope.workbench.search.log;
