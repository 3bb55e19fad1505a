/** Measure speed, and compare node counts with published ones. */
package org.plyscope.cli.bench;
