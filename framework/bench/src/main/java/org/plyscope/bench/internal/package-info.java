/** Measures how often a loop runs in a given time. */
package org.plyscope.bench.internal;
