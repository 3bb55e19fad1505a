/**
 * Test methods that learn: {@link org.plyscope.testkit.learn.Landscape} is a task whose best point
 * is known.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.learn;
