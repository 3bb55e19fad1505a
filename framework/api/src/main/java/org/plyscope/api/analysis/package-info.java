/**
 * Searches as a service: what a view or command uses to let agents work.
 *
 * <p>A plugin gets the {@link org.plyscope.api.analysis.Analyst} as an OSGi service, most simply by
 * the Declarative Services annotation {@code @Reference}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.api.analysis;
