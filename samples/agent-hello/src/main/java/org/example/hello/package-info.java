/**
 * Start from the smallest agent that plays: one class, published as a service.
 *
 * <p>Nothing is registered anywhere else. Plyscope finds the service when the jar is installed,
 * lists the agent, and forgets it when the jar is removed.
 */
package org.example.hello;
