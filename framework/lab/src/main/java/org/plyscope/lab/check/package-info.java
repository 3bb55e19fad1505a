/**
 * Checks whether installed agents, games and other parts keep their contracts.
 *
 * <p>{@link org.plyscope.lab.check.AgentCheck} lets an agent search in every game that it claims,
 * and reports each promise that it keeps or breaks as a {@link org.plyscope.lab.check.Finding};
 * {@link org.plyscope.lab.check.PartCheck} does the same for games and all other parts. Authors of
 * plugins have the same promises as tests in the testkit; this is for agents without Java, and for
 * users.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.check;
