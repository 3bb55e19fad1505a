/**
 * Play Kalah with programs of others over the network: on a KGP server, and as one.
 *
 * <p>A server is a run whose games wait for clients: {@link org.plyscope.cli.kgp.ClientDoor} lets a
 * thread play the next game of an ordinary experiment when a client is there, so that its folder is
 * read by every view and report.
 */
package org.plyscope.cli.kgp;
