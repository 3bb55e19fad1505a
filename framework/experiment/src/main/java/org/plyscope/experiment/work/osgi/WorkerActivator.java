package org.plyscope.experiment.work.osgi;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.plyscope.experiment.work.process.WorkerLoop;
import org.plyscope.lab.catalog.LiveCatalog;

/**
 * Plays games once all bundles have started. It belongs to no bundle: in a worker, this code is on
 * the class path, and the launcher starts it.
 */
public final class WorkerActivator implements BundleActivator, FrameworkListener {
  private static final System.Logger LOG = System.getLogger(WorkerActivator.class.getName());

  private BundleContext context;
  private Thread loop;

  @Override
  public void start(BundleContext bundleContext) {
    context = bundleContext;
    context.addFrameworkListener(this);
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
    // The archive of classes is written when the program ends in peace.
    boolean training = args.length > 2 && args[2].equals(DistributionWorkers.TRAINING);
    int exit =
        args.length < 2 ? 2 : WorkerLoop.run(LiveCatalog.of(context), Path.of(args[1]), training);
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
