/**
 * Searches as a service: what a view or command uses to let agents work.
 *
 * <p>A plugin gets the {@link org.plyscope.api.analysis.Analyst} as an OSGi service, most simply by
 * the Declarative Services annotation {@code @Reference}. An {@link
 * org.plyscope.api.analysis.AnalysisRequest} is one search; a {@link
 * org.plyscope.api.analysis.ComparisonRequest} lets several configurations search the same
 * positions and is answered by a {@link org.plyscope.api.analysis.Comparison}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.api.analysis;
