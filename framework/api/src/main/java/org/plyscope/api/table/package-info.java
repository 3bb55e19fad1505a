/**
 * Tables as data: what views show and commands print, in a form that can be exported.
 *
 * <p>Nothing here depends on a window, so headless bundles use it too.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.api.table;
