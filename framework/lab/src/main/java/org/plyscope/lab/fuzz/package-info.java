/**
 * Offers readers of input to {@code plyscope bench fuzz}, which tries them with damaged input. A
 * bundle whose readers are internal publishes them as a service, {@link
 * org.plyscope.lab.fuzz.FuzzTargets}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.fuzz;
