/**
 * Wait for another thread or process: {@link org.plyscope.testkit.poll.Poll} checks again and again
 * and sleeps in between, so that the waiting test takes no processor time from the work it waits
 * for.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.poll;
