/** Iterations, windows and results around the alpha-beta kernel. */
package org.plyscope.engine.alphabeta.internal;
