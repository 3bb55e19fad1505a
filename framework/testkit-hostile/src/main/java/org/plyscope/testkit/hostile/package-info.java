/**
 * Agents that do what agents must not do, as a plugin that can be installed: whoever runs games of
 * strangers shows with them that each loses its own game and disturbs no other.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.testkit.hostile;
