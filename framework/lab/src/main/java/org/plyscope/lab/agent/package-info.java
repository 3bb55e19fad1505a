/**
 * An agent on a thread of its own, watched.
 *
 * <p>{@link org.plyscope.lab.agent.AgentThread} makes an agent, lets it do what it is asked, in
 * order, and closes it. Whatever the agent does, each {@link org.plyscope.lab.agent.AgentCall} ends
 * with an answer or a {@link org.plyscope.lab.agent.Failure}. Single searches and whole games build
 * on this.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.agent;
