/**
 * Speak the Kalah Game Protocol (KGP) of the FAU course, on either side: as the server that asks a
 * client for moves ({@link org.plyscope.agent.process.kgp.KgpAgent}), and as a client that plays on
 * a server ({@link org.plyscope.agent.process.kgp.KgpClient}).
 *
 * <p>Every sowing is a request of its own; the client is always South and improves its move until
 * it yields or is stopped. Lines end in CRLF, because some clients ignore others.
 */
package org.plyscope.agent.process.kgp;
