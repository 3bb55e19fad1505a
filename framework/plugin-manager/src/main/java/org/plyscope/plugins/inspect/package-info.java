/**
 * Inspects a jar before any class of it is loaded.
 *
 * <p>The package stands apart from {@link org.plyscope.plugins}, because it uses the inside of this
 * bundle: a package that does cannot be shared with a host that exports the same one.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins.inspect;
