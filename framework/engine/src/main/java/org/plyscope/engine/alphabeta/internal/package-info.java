/** Deepen iteratively, choose windows and collect results around the alpha-beta kernel. */
package org.plyscope.engine.alphabeta.internal;
