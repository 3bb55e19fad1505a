/**
 * Speak the dialect {@code json}: Plyscope's own protocol of JSON lines, in both directions.
 *
 * <p>The page <i>agent-protocol.md</i> of the guide specifies it; the forms of its messages are in
 * {@code org.plyscope.wire.agent}.
 */
package org.plyscope.agent.process.json;
