package org.plyscope.plugins.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.BundleListener;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.plyscope.plugins.Thrown;

/**
 * Tells listeners when the state of any plugin may have changed: when a bundle changes, and when
 * Declarative Services reports, by a changed property of its own service, that a component did.
 */
final class ChangeListeners implements BundleListener, ServiceListener, AutoCloseable {
  private static final Logger LOG = System.getLogger(ChangeListeners.class.getName());

  private final BundleContext context;
  private final Map<Object, Runnable> listeners = new ConcurrentHashMap<>();
  private final Map<Object, Consumer<? super String>> readers = new ConcurrentHashMap<>();

  ChangeListeners(BundleContext context) {
    this.context = context;
    context.addBundleListener(this);
    String runtime = "(objectClass=" + ServiceComponentRuntime.class.getName() + ")";
    try {
      context.addServiceListener(this, runtime);
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException("A constant filter is well-formed", e);
    }
  }

  AutoCloseable add(Runnable listener) {
    Object token = new Object();
    listeners.put(token, listener);
    return () -> listeners.remove(token);
  }

  AutoCloseable addForNews(Consumer<? super String> reader) {
    Object token = new Object();
    readers.put(token, reader);
    return () -> readers.remove(token);
  }

  void fire() {
    listeners.values().forEach(ChangeListeners::run);
  }

  /** Tells what another process has changed. */
  void tell(String sentence) {
    readers.values().forEach(reader -> run(() -> reader.accept(sentence)));
  }

  private static void run(Runnable listener) {
    try {
      listener.run();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, "A listener to plugin changes failed", Thrown.logged(e));
    }
  }

  @Override
  public void bundleChanged(BundleEvent event) {
    fire();
  }

  @Override
  public void serviceChanged(ServiceEvent event) {
    fire();
  }

  @Override
  public void close() {
    context.removeBundleListener(this);
    context.removeServiceListener(this);
    listeners.clear();
    readers.clear();
  }
}
