/**
 * Keep a plugin under development running: whenever its jar was built again, it is installed.
 *
 * <p>A {@link org.plyscope.plugins.watch.JarWatch} follows a jar, or all jars of a folder such as
 * {@code target}. It builds nothing. A build that fails to start is reported, and the one before it
 * keeps running.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins.watch;
