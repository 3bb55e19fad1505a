/**
 * Test pages in a browser: {@link org.plyscope.testkit.browser.NeedsBrowser} decides whether they
 * run, {@link org.plyscope.testkit.browser.Browser} opens pages without a window.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("3.0.0")
package org.plyscope.testkit.browser;
