/**
 * Find plugins that other people offer, and install or update them.
 *
 * <p>A site is one JSON file, {@code plyscope-site.json}, which any author can write and put on a
 * web server or into a shared folder: for each plugin its name, vendor and licence, and its
 * releases with address, SHA-256, size and the versions of the API they run with. {@link
 * org.plyscope.plugins.site.SiteBuilder} makes one out of a folder of jars. No site is asked unless
 * the user has added it ({@link org.plyscope.plugins.site.PluginSites}).
 *
 * <p>Everything on a site is hostile input. A catalog has a largest size and is read strictly; a
 * catalog from the network cannot name a file of this machine, and an encrypted one leads to
 * nothing that does not. A jar is downloaded into a folder of its own, at most as long as the
 * catalog states, and compared with its SHA-256 before it is opened; whatever fails, nothing of it
 * is left behind. A catalog may be signed with an Ed25519 key; the key is then kept when the site
 * is added, and a catalog without its signature is refused from then on.
 */
@org.osgi.annotation.bundle.Export
@org.osgi.annotation.versioning.Version("1.0.0")
package org.plyscope.plugins.site;
