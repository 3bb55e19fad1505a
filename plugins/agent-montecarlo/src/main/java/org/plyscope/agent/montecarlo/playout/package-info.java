/** Provides the shipped playout policies to every agent that uses playouts. */
package org.plyscope.agent.montecarlo.playout;
