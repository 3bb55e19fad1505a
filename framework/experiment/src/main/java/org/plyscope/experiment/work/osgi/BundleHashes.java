package org.plyscope.experiment.work.osgi;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.run.Sha256;
import org.plyscope.lab.catalog.UserPlugins;

/** Hashes the jars of all bundles that are part of the program, but those of the system. */
@Component(service = Installation.class)
public final class BundleHashes implements Installation {
  private static final System.Logger LOG = System.getLogger(BundleHashes.class.getName());

  private final BundleContext context;
  private final UserPlugins users;

  /** Called by the framework. */
  @Activate
  public BundleHashes(BundleContext context, @Reference UserPlugins users) {
    this.context = context;
    this.users = users;
  }

  @Override
  public Map<String, String> bundles() {
    Map<String, String> hashes = new TreeMap<>();
    for (Bundle bundle : context.getBundles()) {
      String location = bundle.getLocation().replaceFirst("^reference:", "");
      if (location.startsWith("file:") && !users.contain(bundle)) {
        try {
          hashes.put(
              bundle.getSymbolicName() + " " + bundle.getVersion(),
              Sha256.of(Path.of(URI.create(location))));
        } catch (IOException | IllegalArgumentException e) {
          LOG.log(Level.DEBUG, "A bundle cannot be hashed.", e);
        }
      }
    }
    return hashes;
  }
}
