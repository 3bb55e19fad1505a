package org.plyscope.plugins.site;

import java.net.URI;
import java.util.Optional;

/**
 * A site that the user has added.
 *
 * @param address where its catalog is
 * @param name its name when it was added
 * @param key the public key that its catalog must be signed with; empty if it was not signed
 */
public record KnownSite(URI address, String name, Optional<String> key) {}
