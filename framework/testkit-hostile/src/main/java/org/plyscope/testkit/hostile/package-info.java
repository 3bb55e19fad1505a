/**
 * Agents that break the contract of agents, as an installable plugin. Use them to show that a host
 * of third-party agents confines each fault to its own game.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.testkit.hostile;
