/** Implements the strategies, and the view of the board they share. */
package org.plyscope.agent.fauhalma.internal;
