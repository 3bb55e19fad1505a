/** The loops that are measured and the stop-watch. */
package org.plyscope.bench.internal;
