package org.plyscope.plugins.internal;

import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.URL;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;

/** Reads the picture of a bundle, within limits. */
final class BundleIcon {
  private static final Logger LOG = System.getLogger(BundleIcon.class.getName());

  /** Bytes; a picture of a few hundred pixels is much smaller. */
  private static final int LARGEST = 256 << 10;

  private BundleIcon() {}

  /** Returns the content of the file that the header names first; it must be in the jar itself. */
  static Optional<byte[]> of(Bundle bundle) {
    String header = bundle.getHeaders("").get(Constants.BUNDLE_ICON);
    if (header == null) {
      return Optional.empty();
    }
    URL entry = bundle.getEntry(header.split("[;,]", -1)[0].strip());
    if (entry == null) {
      return Optional.empty();
    }
    try (InputStream in = entry.openStream()) {
      byte[] content = in.readNBytes(LARGEST + 1);
      return content.length > LARGEST ? Optional.empty() : Optional.of(content);
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "The icon of " + bundle + " cannot be read.", e);
      return Optional.empty();
    }
  }
}
