/** The stop-watch. */
package org.plyscope.bench.internal;
