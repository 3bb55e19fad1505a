/**
 * Traces as files in the window: saved with what the search found, reopened without the agent, and
 * described in the result panel.
 */
package org.plyscope.workbench.trace;
