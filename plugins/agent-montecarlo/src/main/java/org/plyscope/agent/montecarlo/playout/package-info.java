/** The ways to play games out that are shipped, offered to every agent that plays games out. */
package org.plyscope.agent.montecarlo.playout;
