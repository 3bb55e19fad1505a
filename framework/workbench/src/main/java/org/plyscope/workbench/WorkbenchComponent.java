package org.plyscope.workbench;

import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.queue.WorkQueue;
import org.plyscope.api.view.ViewFactory;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.FileOpener;
import org.plyscope.api.window.Perspective;
import org.plyscope.lab.agent.FailureText;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.PluginObserver;
import org.plyscope.plugins.Thrown;
import org.plyscope.workbench.job.PluginLedger;

/**
 * Opens the window when Plyscope was started with one, and hands services over to it on the
 * user-interface thread. Services may come before the window is there; they wait in a list.
 */
@Component(immediate = true, service = WorkbenchComponent.class)
public final class WorkbenchComponent {
  private static final System.Logger LOG = System.getLogger(WorkbenchComponent.class.getName());
  private static final long CLOSE_SECONDS = 5;

  /** The launcher waits for the window when a plugin ends the program. */
  private static final String WINDOW = "plyscope.window";

  private final BundleContext context;
  private final Catalog catalog;
  private final Searches searches;
  private final List<Consumer<Workbench>> waiting = new ArrayList<>();
  private final PluginLedger ledger = new PluginLedger();
  private final Set<Object> present =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
  private final ServiceRegistration<PluginObserver> observer;
  private final Thread hook = new Thread(this::ended, "plyscope-window-end");
  private volatile PluginManager plugins;
  private volatile AgentPrograms programs;
  private Workbench workbench;

  /** Starts the window, unless another mode was asked for or there is no display. */
  @Activate
  public WorkbenchComponent(
      BundleContext context, @Reference Catalog catalog, @Reference Searches searches) {
    this.context = context;
    this.catalog = catalog;
    this.searches = searches;
    // Not by the component itself, which may not be there yet when the plugin manager asks.
    observer = context.registerService(PluginObserver.class, ledger, null);
    if ("workbench".equals(context.getProperty("plyscope.mode"))
        && !GraphicsEnvironment.isHeadless()) {
      System.setProperty(WINDOW, "open");
      Runtime.getRuntime().addShutdownHook(hook);
      SwingUtilities.invokeLater(this::open);
    }
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addView(ViewFactory factory) {
    ledger.offer(factory, "view", factory::id);
    come(factory, w -> w.add(factory));
  }

  void removeView(ViewFactory factory) {
    leave(factory, w -> w.remove(factory));
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addCommand(Command command) {
    ledger.offer(command, "command", command::id);
    come(command, w -> w.add(command));
  }

  void removeCommand(Command command) {
    leave(command, w -> w.remove(command));
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addPerspective(Perspective perspective) {
    ledger.offer(perspective, "perspective", perspective::id);
    come(perspective, w -> w.add(perspective));
  }

  void removePerspective(Perspective perspective) {
    leave(perspective, w -> w.remove(perspective));
  }

  @Reference(cardinality = ReferenceCardinality.MULTIPLE, policy = ReferencePolicy.DYNAMIC)
  void addOpener(FileOpener opener) {
    ledger.offer(opener, "opener of", opener::name);
    come(opener, w -> w.add(opener));
  }

  void removeOpener(FileOpener opener) {
    leave(opener, w -> w.remove(opener));
  }

  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setPlugins(PluginManager manager) {
    plugins = manager;
    later(Workbench::pluginsCame);
  }

  void unsetPlugins(PluginManager manager) {
    if (plugins == manager) {
      plugins = null;
    }
  }

  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setPrograms(AgentPrograms service) {
    programs = service;
  }

  void unsetPrograms(AgentPrograms service) {
    if (programs == service) {
      programs = null;
    }
  }

  @Reference(cardinality = ReferenceCardinality.OPTIONAL, policy = ReferencePolicy.DYNAMIC)
  void setQueue(WorkQueue queue) {
    later(w -> w.follow(queue));
  }

  void unsetQueue(WorkQueue queue) {
    later(Workbench::unfollow);
  }

  /** Closes the window when the framework stops for another reason. */
  @Deactivate
  void deactivate() throws InterruptedException {
    observer.unregister();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      LOG.log(System.Logger.Level.DEBUG, "The program ends already.", e);
    }
    close();
  }

  /** Keeps the state of the window also when the system ends the program. */
  private void ended() {
    try {
      close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void close() throws InterruptedException {
    CountDownLatch closed = new CountDownLatch(1);
    SwingUtilities.invokeLater(
        () -> {
          if (workbench != null) {
            workbench.close();
          }
          closed.countDown();
        });
    if (!closed.await(CLOSE_SECONDS, TimeUnit.SECONDS)) {
      LOG.log(System.Logger.Level.WARNING, "The window did not close in time.");
    }
    System.setProperty(WINDOW, "closed");
  }

  private void open() {
    try {
      Services services =
          new Services(
              catalog,
              searches,
              () -> Optional.ofNullable(plugins),
              () -> Optional.ofNullable(programs),
              ledger,
              Path.of(context.getProperty("plyscope.log")));
      Workbench opened =
          new Workbench(
              services, Path.of(context.getProperty("plyscope.data")), this::stopFramework);
      workbench = opened;
      waiting.forEach(w -> w.accept(opened));
      waiting.clear();
      opened.open();
    } catch (Throwable e) {
      // Also an Error, such as one of memory, must end the program with a message.
      LOG.log(
          System.Logger.Level.ERROR,
          FailureText.sentence("Opening the window", e),
          Thrown.logged(e));
      System.setProperty("plyscope.exit", "1");
      stopFramework();
    }
  }

  /** Hands a part over, unless it has left by then. */
  private void come(Object part, Consumer<Workbench> action) {
    present.add(part);
    later(
        w -> {
          if (present.contains(part)) {
            action.accept(w);
          }
        });
  }

  private void leave(Object part, Consumer<Workbench> action) {
    present.remove(part);
    ledger.withdraw(part);
    later(action);
  }

  private void later(Consumer<Workbench> action) {
    SwingUtilities.invokeLater(
        () -> {
          if (workbench == null) {
            waiting.add(action);
          } else {
            action.accept(workbench);
          }
        });
  }

  /** In a thread of its own, because stopping waits for {@link #deactivate}, which waits for us. */
  private void stopFramework() {
    Thread thread =
        new Thread(
            () -> {
              try {
                context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).stop();
              } catch (BundleException | IllegalStateException e) {
                LOG.log(System.Logger.Level.WARNING, "The framework does not stop.", e);
              }
            },
            "plyscope-stop");
    thread.start();
  }
}
