package org.plyscope.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.System.Logger.Level;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.osgi.annotation.bundle.Header;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkEvent;
import org.osgi.framework.FrameworkListener;
import org.osgi.framework.ServiceReference;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.cli.report.Cancellation;
import org.plyscope.cli.report.Exit;
import org.plyscope.cli.report.Services;
import org.plyscope.experiment.run.Installation;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforces;
import org.plyscope.lab.agent.FailureText;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.export.ViewExports;
import org.plyscope.lab.fuzz.FuzzTargets;
import org.plyscope.lab.search.Searches;
import org.plyscope.plugins.PluginManager;

/**
 * Runs the command the program was started with, once all bundles have started, and then ends the
 * program. Does nothing unless the framework property {@code plyscope.mode} is {@code cli}.
 *
 * <p>An activator and not a component, because a component whose services are missing would wait
 * forever; here the command reports it and ends.
 */
@Header(name = Constants.BUNDLE_ACTIVATOR, value = "${@class}")
public final class CliActivator implements BundleActivator, FrameworkListener {
  private static final System.Logger LOG = System.getLogger(CliActivator.class.getName());

  /** Time to stop a search on a busy machine, to keep its result, and to print it. */
  private static final long PATIENCE_MILLIS = 11_000 + Cancellation.GRACE.toMillis();

  private final Supplier<OutputStream> output;
  private final Cancellation cancellation = new Cancellation();
  private BundleContext context;
  private Thread command;

  /**
   * Called by the framework. Output to {@code System.out} comes from plugins and goes elsewhere, so
   * that it cannot mix with the output of the command.
   */
  public CliActivator() {
    this(() -> new FileOutputStream(FileDescriptor.out));
  }

  CliActivator(Supplier<OutputStream> output) {
    this.output = output;
  }

  @Override
  public void start(BundleContext bundleContext) {
    context = bundleContext;
    if ("cli".equals(context.getProperty("plyscope.mode"))) {
      context.addFrameworkListener(this);
    }
  }

  @Override
  public void stop(BundleContext bundleContext) {
    cancellation.cancel();
  }

  @Override
  public void frameworkEvent(FrameworkEvent event) {
    if (event.getType() == FrameworkEvent.STARTED && command == null) {
      command = new Thread(this::run, "command");
      command.start();
    }
  }

  private void run() {
    // On Ctrl-C the virtual machine waits for its hooks, and so for the last output of the command.
    Thread hook = new Thread(this::interrupt, "interrupted");
    Runtime.getRuntime().addShutdownHook(hook);
    int exit = Exit.FAILED;
    try {
      exit = execute();
    } catch (Throwable e) {
      // The command reports its own failures; after any other failure the program must end, too.
      System.err.println(FailureText.sentence("Plyscope", e));
    }
    System.setProperty("plyscope.exit", Integer.toString(exit));
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
      context.getBundle(Constants.SYSTEM_BUNDLE_ID).stop();
    } catch (IllegalStateException e) {
      LOG.log(Level.DEBUG, "The program is ending already.", e);
    } catch (BundleException e) {
      LOG.log(Level.ERROR, "The framework does not stop.", e);
    }
  }

  private int execute() {
    // Displayed text is in the encoding of the terminal; JSON is ASCII anyway.
    PrintWriter out = new PrintWriter(output.get(), false, Charset.defaultCharset());
    PrintWriter err = new PrintWriter(System.err, true, Charset.defaultCharset());
    Optional<Catalog> catalog = service(Catalog.class);
    Optional<Searches> searches = service(Searches.class);
    Optional<Analyst> analyst = service(Analyst.class);
    Optional<PluginManager> plugins = service(PluginManager.class);
    if (catalog.isEmpty() || searches.isEmpty() || analyst.isEmpty() || plugins.isEmpty()) {
      err.println("Plyscope is incomplete: not all of its services have started; reinstall it.");
      return Exit.FAILED;
    }
    Services services =
        new Services(
            catalog.get(),
            searches.get(),
            analyst.get(),
            plugins.get(),
            data(),
            () -> service(ViewExports.class),
            service(Workforces.class).orElseGet(() -> InProcess.always(catalog.get())),
            service(Installation.class),
            () -> service(AgentPrograms.class),
            () -> service(FuzzTargets.class));
    String args = context.getProperty("plyscope.args");
    return new Cli(services, cancellation, out, err)
        .run(args == null || args.isEmpty() ? List.of() : List.of(args.split("\0", -1)));
  }

  private Path data() {
    String data = context.getProperty("plyscope.data");
    return Path.of(data == null ? "" : data);
  }

  private <T> Optional<T> service(Class<T> type) {
    ServiceReference<T> reference = context.getServiceReference(type);
    return Optional.ofNullable(reference).map(context::getService);
  }

  private void interrupt() {
    cancellation.cancel();
    try {
      command.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
