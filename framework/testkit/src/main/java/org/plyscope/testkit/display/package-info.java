/**
 * Tests that show windows: {@link org.plyscope.testkit.display.NeedsDisplay} is the one place that
 * decides whether they run.
 */
package org.plyscope.testkit.display;
