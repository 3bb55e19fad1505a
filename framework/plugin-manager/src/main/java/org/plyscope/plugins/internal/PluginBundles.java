package org.plyscope.plugins.internal;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.util.tracker.ServiceTracker;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginObserver;
import org.plyscope.plugins.Thrown;
import org.plyscope.plugins.internal.folder.PluginJar;
import org.plyscope.plugins.internal.folder.Sentences;
import org.plyscope.plugins.internal.folder.TimeLimit;

/** Installs, starts, diagnoses and uninstalls bundles; knows nothing of files that are kept. */
final class PluginBundles {
  private static final long BUSY_MILLIS = 100;

  /** Bytes; copying less takes no noticeable time. */
  private static final long LARGE = 8L << 20;

  /** Elsewhere a file in use cannot be replaced or removed. */
  private static final boolean IN_PLACE_ALLOWED = File.separatorChar == '/';

  private static final Logger LOG = System.getLogger(PluginBundles.class.getName());

  private final BundleContext context;
  private final TimeLimit limit;
  private final Requirements requirements;
  private final Components components;
  private final Witnesses observers;
  private final Set<Bundle> hung = ConcurrentHashMap.newKeySet();
  private final LeftThreads left = new LeftThreads();

  PluginBundles(BundleContext context, ServiceComponentRuntime runtime, Duration limit) {
    this.context = context;
    this.limit = new TimeLimit(limit);
    this.requirements = new Requirements(context);
    this.components = new Components(context, runtime);
    this.observers = new Witnesses(context);
  }

  /**
   * Returns the bundles that can be started and are not the user's, without the framework itself.
   */
  Stream<Bundle> shipped() {
    return Arrays.stream(context.getBundles())
        .filter(bundle -> bundle.getBundleId() != Constants.SYSTEM_BUNDLE_ID)
        .filter(bundle -> bundle.getHeaders().get(Constants.FRAGMENT_HOST) == null)
        .filter(bundle -> !Plugin.isUsers(bundle));
  }

  /** Finds a plugin that is part of Plyscope. */
  Optional<Bundle> shippedPlugin(String symbolicName) {
    return shipped()
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .filter(Requirements::isPlugin)
        .findFirst();
  }

  /**
   * Stops a bundle for this run; its services are gone then.
   *
   * @return whether it has stopped; false if it still hangs
   */
  boolean stop(Bundle bundle) {
    try {
      limit.call(
          "stop " + bundle.getSymbolicName(),
          () -> {
            bundle.stop(Bundle.STOP_TRANSIENT);
            return bundle;
          });
      return true;
    } catch (TimeoutException | ExecutionException e) {
      LOG.log(Level.WARNING, "Cannot stop " + bundle, e);
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Returns the threads still running of uninstalled bundles. */
  List<Leftover> leftovers() {
    return left.running();
  }

  /** Returns the picture that a bundle brings. */
  Optional<byte[]> icon(String symbolicName) {
    return Arrays.stream(context.getBundles())
        .filter(bundle -> symbolicName.equals(bundle.getSymbolicName()))
        .findFirst()
        .flatMap(BundleIcon::of);
  }

  /** Returns remarks about a bundle that works. */
  List<String> notes(Bundle bundle) {
    List<String> packages = requirements.hostPackages(bundle);
    return packages.isEmpty()
        ? List.of()
        : List.of(
            "%s uses %s, which is not part of the API and may change in the next release."
                .formatted(bundle.getSymbolicName(), String.join(", ", packages)));
  }

  /** Returns whether a bundle of that name belongs to Plyscope or to the framework. */
  boolean isShipped(String symbolicName) {
    return symbolicName.equals(Constants.SYSTEM_BUNDLE_SYMBOLICNAME)
        || Arrays.stream(context.getBundles())
            .filter(bundle -> !Plugin.isUsers(bundle))
            .anyMatch(bundle -> symbolicName.equals(bundle.getSymbolicName()));
  }

  /** Uninstalls bundles that the cache of the framework still has from another run. */
  void forgetAll() {
    Arrays.stream(context.getBundles()).filter(Plugin::isUsers).forEach(this::uninstall);
  }

  /**
   * Makes a bundle of a jar that stays where it is. A small one is copied all the same, so that the
   * program survives its removal; a large one is used in place.
   */
  Bundle installKept(PluginJar jar) {
    if (!IN_PLACE_ALLOWED || jar.file().toFile().length() < LARGE) {
      return install(jar);
    }
    try {
      return context.installBundle(Plugin.inPlace(jar.file()));
    } catch (BundleException e) {
      throw failed(jar, e);
    }
  }

  /** Makes a bundle of a copy of a jar. No code of it runs yet. */
  Bundle install(PluginJar jar) {
    String location = Plugin.LOCATION + jar.symbolicName();
    if (context.getBundle(location) != null) {
      throw new PluginException(
          jar.symbolicName() + " is still busy with an earlier start; restart Plyscope first.");
    }
    try (InputStream content = Files.newInputStream(jar.file())) {
      return context.installBundle(location, content);
    } catch (IOException | BundleException e) {
      throw failed(jar, e);
    }
  }

  private static PluginException failed(PluginJar jar, Exception e) {
    return new PluginException(
        jar.symbolicName() + " cannot be installed: " + Sentences.firstLine(e.getMessage()) + ".",
        Sentences.stackTrace(e));
  }

  /**
   * Starts a bundle and makes its components. Returns how it is doing; {@link State#QUARANTINED} if
   * it kept us waiting for too long.
   */
  Diagnosis start(Bundle bundle) {
    String name = bundle.getSymbolicName();
    String unmet = requirements.unmet(bundle);
    if (!unmet.isEmpty()) {
      return new Diagnosis(State.UNRESOLVED, unmet);
    }
    try {
      limit.call("start " + name, () -> startNow(bundle));
      return diagnose(bundle);
    } catch (TimeoutException e) {
      hung.add(bundle);
      return new Diagnosis(
          State.QUARANTINED,
          name + " did not finish starting within " + limit + ".",
          e.getMessage());
    } catch (ExecutionException e) {
      return explained(name, e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Diagnosis(State.FAILED, "The start of " + name + " was interrupted.");
    }
  }

  /** Starts a bundle for this run only: the plugin folder decides about the next start. */
  private Bundle startNow(Bundle bundle) throws BundleException {
    bundle.start(Bundle.START_TRANSIENT);
    components.wake(bundle);
    return bundle;
  }

  private static Diagnosis explained(String name, Throwable problem) {
    if (problem instanceof PluginException e) {
      return Diagnosis.failed(e);
    }
    boolean wrapped = problem instanceof BundleException && problem.getCause() != null;
    Throwable thrown = wrapped ? problem.getCause() : problem;
    String said;
    if (problem instanceof BundleException e && e.getType() == BundleException.RESOLVE_ERROR) {
      said = " cannot be resolved: " + Sentences.firstLine(e.getMessage());
    } else if (thrown instanceof ClassNotFoundException) {
      said = " could not start: it lacks the class " + thrown.getMessage().replaceFirst(" .*", "");
    } else {
      said = " could not start: its activator threw " + Sentences.said(thrown);
    }
    return new Diagnosis(State.FAILED, name + said + ".", Sentences.stackTrace(problem));
  }

  /** Returns how a bundle is doing, as far as the framework knows. */
  Diagnosis diagnose(Bundle bundle) {
    try {
      return state(bundle);
    } catch (IllegalStateException e) {
      // It was uninstalled in the meantime.
      return new Diagnosis(State.FAILED, bundle.getSymbolicName() + " is not running.");
    }
  }

  private Diagnosis state(Bundle bundle) {
    if (bundle.getState() == Bundle.ACTIVE) {
      Diagnosis running = components.diagnose(bundle);
      return running.state() == State.ACTIVE ? offering(bundle) : running;
    }
    String unmet = bundle.getState() == Bundle.INSTALLED ? requirements.unmet(bundle) : "";
    return unmet.isEmpty()
        ? new Diagnosis(State.FAILED, bundle.getSymbolicName() + " is not running.")
        : new Diagnosis(State.UNRESOLVED, unmet);
  }

  /** Returns how a bundle is doing whose components all run. */
  private Diagnosis offering(Bundle bundle) {
    List<Finding> findings = observers.findings(bundle);
    if (!findings.isEmpty()) {
      return new Diagnosis(
          State.FLAWED,
          findings.stream().map(Finding::sentence).collect(Collectors.joining(" ")),
          findings.stream().map(Finding::details).collect(Collectors.joining("\n")).strip());
    }
    boolean idle =
        Plugin.isUsers(bundle)
            && bundle.getRegisteredServices() == null
            && bundle.getHeaders().get(Constants.EXPORT_PACKAGE) == null;
    return idle
        ? new Diagnosis(
            State.IDLE,
            bundle.getSymbolicName()
                + " started but offers nothing: no class of it is a component; annotate one with"
                + " @Component and build it with bnd-maven-plugin as samples/agent-hello does.")
        : Diagnosis.ACTIVE;
  }

  /** Returns the services that a bundle adds to Plyscope. */
  List<String> offers(Bundle bundle) {
    return observers.offers(bundle);
  }

  /** Stops querying witnesses. */
  void close() {
    observers.close();
  }

  /**
   * Stops and uninstalls a bundle, and refreshes those that used it, so that its class loader can
   * be collected. Returns whether it is gone; otherwise it goes as soon as its own code lets it.
   */
  boolean uninstall(Bundle bundle) {
    CompletableFuture<Boolean> gone = new CompletableFuture<>();
    // A bundle that still hangs in its start has had its time; the thread takes over from here.
    boolean busy = hung.remove(bundle) || bundle.getState() == Bundle.STARTING;
    long millis = busy ? BUSY_MILLIS : limit.millis();
    LeftThreads.Code code = LeftThreads.Code.of(bundle);
    TimeLimit.start("stop " + bundle.getSymbolicName(), () -> uninstallNow(bundle, gone));
    try {
      return gone.completeOnTimeout(false, millis, TimeUnit.MILLISECONDS).get();
    } catch (ExecutionException e) {
      LOG.log(Level.WARNING, "Cannot uninstall " + bundle, e.getCause());
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      left.note(code);
    }
  }

  /** Waits, on a background thread, until the bundle can be stopped. */
  private void uninstallNow(Bundle bundle, CompletableFuture<Boolean> gone) {
    try {
      bundle.uninstall();
      context
          .getBundle(Constants.SYSTEM_BUNDLE_LOCATION)
          .adapt(FrameworkWiring.class)
          .refreshBundles(List.of(bundle), event -> gone.complete(true));
    } catch (BundleException | IllegalStateException e) {
      gone.completeExceptionally(e);
    }
  }

  /** Asks all observers for the services of plugins. */
  private static final class Witnesses implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Witnesses.class.getName());

    private final ServiceTracker<PluginObserver, PluginObserver> tracker;

    Witnesses(BundleContext context) {
      tracker = new ServiceTracker<>(context, PluginObserver.class, null);
      tracker.open();
    }

    List<String> offers(Bundle bundle) {
      return ask(observer -> observer.offers(bundle));
    }

    List<Finding> findings(Bundle bundle) {
      return ask(observer -> observer.findings(bundle));
    }

    private <T> List<T> ask(Function<PluginObserver, List<T>> question) {
      return Stream.of(tracker.getServices(new PluginObserver[0]))
          .flatMap(observer -> answer(observer, question))
          .toList();
    }

    private static <T> Stream<T> answer(
        PluginObserver observer, Function<PluginObserver, List<T>> question) {
      try {
        return question.apply(observer).stream();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, observer + " does not answer", Thrown.logged(e));
        return Stream.of();
      }
    }

    @Override
    public void close() {
      tracker.close();
    }
  }
}
