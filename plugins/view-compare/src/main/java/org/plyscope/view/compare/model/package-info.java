/**
 * Holds a comparison before it runs, without any window: sets of configurations, positions, limits.
 * The comparison itself is the host's work.
 */
package org.plyscope.view.compare.model;
