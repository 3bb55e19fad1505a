/**
 * Saves and opens traces in the window: saved with the result of the search, reopened without the
 * agent, and described in the result panel.
 */
package org.plyscope.workbench.trace;
