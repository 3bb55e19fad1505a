/** Commands and background jobs: what a user can start, and what then runs without blocking. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.api.work;
