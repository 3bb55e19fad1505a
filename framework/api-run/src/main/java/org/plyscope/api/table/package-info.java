/**
 * Build tables that views show, commands print and files export.
 *
 * <p>Nothing here depends on a window, so headless bundles use it too.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.table;
