/**
 * Runs an agent on its own thread, under a watchdog.
 *
 * <p>{@link org.plyscope.lab.agent.AgentThread} creates an agent, makes its calls in order, and
 * closes it. Whatever the agent does, each {@link org.plyscope.lab.agent.AgentCall} ends with an
 * answer or a {@link org.plyscope.lab.agent.Failure}. Single searches and whole games build on
 * this.
 *
 * <p>The host stops an agent one second after its limit of time and abandons it two seconds later;
 * the lateness of a busy machine does not count ({@code internal.Patience}), and the last report of
 * an abandoned search is kept. A search that fails is repeated once with checked parts ({@code
 * internal.Diagnosis}) to find the part that broke its contract. A search also ends when a part
 * that it is made of leaves.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.agent;
