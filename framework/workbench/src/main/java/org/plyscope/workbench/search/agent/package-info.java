/** Lets the user choose the agent and its limits in a panel. The models need no display. */
package org.plyscope.workbench.search.agent;
