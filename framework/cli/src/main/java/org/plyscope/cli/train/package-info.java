/** Trains models, {@code plyscope train}, and tunes options, {@code plyscope tune}. */
package org.plyscope.cli.train;
