/**
 * Serve an agent to another program: {@link org.plyscope.lab.serve.CatalogServedAgent} is called by
 * a {@link org.plyscope.api.program.Dialect}, {@link org.plyscope.lab.serve.StreamChannel} the
 * lines over which it does.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.lab.serve;
