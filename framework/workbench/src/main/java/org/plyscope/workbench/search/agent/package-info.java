/** The panel in which the user chooses the agent and its limits. The models need no display. */
package org.plyscope.workbench.search.agent;
