/** Agents to compare with: random, first move, greedy. */
package org.plyscope.agent.baseline;
