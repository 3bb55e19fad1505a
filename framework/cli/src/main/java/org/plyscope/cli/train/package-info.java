/** Trains models: {@code plyscope train}. */
package org.plyscope.cli.train;
