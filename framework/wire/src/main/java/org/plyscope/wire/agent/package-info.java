/**
 * Write and read the messages of the agent protocol: JSON lines between Plyscope and a program that
 * plays.
 *
 * <p>The page <i>agent-protocol.md</i> of the guide specifies the protocol; {@link
 * org.plyscope.wire.agent.AgentProtocol} has its version and the names of its messages. Lines of
 * another program are read leniently: unknown keys are ignored, and only indispensable values must
 * be there. A value of the wrong type is refused all the same, with its path.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.wire.agent;
