/** Judges moves of the real games with the real agents, which only this module sees together. */
package org.plyscope.bench.quality;
