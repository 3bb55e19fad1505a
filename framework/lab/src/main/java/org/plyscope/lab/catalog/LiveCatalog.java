package org.plyscope.lab.catalog;

import org.osgi.framework.BundleContext;
import org.plyscope.lab.catalog.internal.ServiceCatalog;

/** Makes catalogs where no component runtime offers one, as in worker processes. */
public final class LiveCatalog {
  private LiveCatalog() {}

  /**
   * Makes a catalog of the services that are registered at any moment.
   *
   * @param context where services are looked for
   */
  public static Catalog of(BundleContext context) {
    return new ServiceCatalog(context);
  }
}
