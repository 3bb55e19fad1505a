/** Keep the tree, limits, threads and results around the Monte Carlo kernel. */
package org.plyscope.engine.montecarlo.internal;
