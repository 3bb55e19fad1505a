/** Checks the samples that need the real games, all of which only this module can see at once. */
package org.plyscope.bench.samples;
