/** Searches in which every player looks after itself. */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("2.0.0")
package org.plyscope.engine.multiplayer;
