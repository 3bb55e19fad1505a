/**
 * Readers of input that {@code plyscope bench fuzz} tries with damaged input. A bundle whose
 * readers no other bundle sees offers them as a service, {@link org.plyscope.lab.fuzz.FuzzTargets}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.fuzz;
