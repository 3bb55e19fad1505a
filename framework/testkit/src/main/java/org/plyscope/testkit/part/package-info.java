/**
 * Test orderings, playouts and priors against their contracts, and a host that hands parts to other
 * parts against its own.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.part;
