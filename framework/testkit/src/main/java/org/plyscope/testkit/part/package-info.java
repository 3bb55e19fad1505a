/**
 * The contracts for orderings, playouts and priors, the contract for hosts that hand parts to other
 * parts, and parts that show whether a host keeps it.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.part;
