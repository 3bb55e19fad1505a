/**
 * Test windows on a display: {@link org.plyscope.testkit.display.NeedsDisplay} is the one place
 * that decides whether they run.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.display;
