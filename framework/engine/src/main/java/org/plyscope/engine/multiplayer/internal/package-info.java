/** Deepen iteratively and collect results around the max^n kernel. */
package org.plyscope.engine.multiplayer.internal;
