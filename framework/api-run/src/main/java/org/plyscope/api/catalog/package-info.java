/**
 * Name agents, and find those that are installed at this moment.
 *
 * <p>An {@link org.plyscope.api.catalog.AgentSpec} names an agent and can be kept; the {@link
 * org.plyscope.api.catalog.AgentCatalog} finds the {@link org.plyscope.api.catalog.InstalledAgent}
 * it names, with all its options. Whatever offers agents lists {@link
 * org.plyscope.api.catalog.AgentCatalog#agentsFor}, so that presets of plugins and of the user are
 * offered everywhere.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.catalog;
