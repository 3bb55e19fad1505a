package org.plyscope.experiment.work.osgi;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import org.osgi.annotation.bundle.Header;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.ServiceReference;
import org.plyscope.experiment.work.process.WorkerLoop;
import org.plyscope.lab.catalog.Catalog;

/**
 * Plays games once all bundles have started, if the program was started as a worker: the framework
 * property {@code plyscope.mode} is {@code worker}.
 */
@Header(name = Constants.BUNDLE_ACTIVATOR, value = "${@class}")
public final class WorkerActivator implements BundleActivator, FrameworkListener {
  private static final System.Logger LOG = System.getLogger(WorkerActivator.class.getName());

  private BundleContext context;
  private Thread loop;

  @Override
  public void start(BundleContext bundleContext) {
    context = bundleContext;
    if ("worker".equals(context.getProperty("plyscope.mode"))) {
      context.addFrameworkListener(this);
    }
  }

  @Override
  public void stop(BundleContext bundleContext) {}

  @Override
  public void frameworkEvent(FrameworkEvent event) {
    if (event.getType() == FrameworkEvent.STARTED && loop == null) {
      loop = new Thread(this::run, "worker");
      loop.start();
    }
  }

  private void run() {
    String[] args = context.getProperty("plyscope.args").split("\0", -1);
    ServiceReference<Catalog> catalog = context.getServiceReference(Catalog.class);
    // The archive of classes is written when the program ends in peace.
    boolean training = args.length > 2 && args[2].equals(DistributionWorkers.TRAINING);
    int exit =
        args.length < 2 || catalog == null
            ? 2
            : WorkerLoop.run(context.getService(catalog), Path.of(args[1]), training);
    if (!training) {
      Runtime.getRuntime().halt(exit);
    }
    try {
      context.getBundle(Constants.SYSTEM_BUNDLE_ID).stop();
    } catch (BundleException e) {
      LOG.log(Level.ERROR, "The framework does not stop.", e);
    }
  }
}
