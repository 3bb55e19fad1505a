/**
 * Show that a host of third-party agents confines each fault to its own game: these agents, an
 * installable plugin, break the contract of agents in every way.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.testkit.hostile;
