/**
 * Run agents from a view or a command: searches as a service.
 *
 * <p>A plugin gets the {@link org.plyscope.api.analysis.Analyst} as an OSGi service, most simply
 * with the Declarative Services annotation {@code @Reference}. An {@link
 * org.plyscope.api.analysis.AnalysisRequest} is one search; a {@link
 * org.plyscope.api.analysis.ComparisonRequest} runs several configurations on the same positions
 * and is answered by a {@link org.plyscope.api.analysis.Comparison}.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.analysis;
