/** Agents that play games out at random and grow a tree where it pays. */
package org.plyscope.agent.montecarlo;
