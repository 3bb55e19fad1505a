/**
 * Waiting for another thread or process: {@link org.plyscope.testkit.poll.Poll} looks again and
 * again and sleeps in between, so that the waiting test takes no processor time from what it waits
 * for.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.poll;
