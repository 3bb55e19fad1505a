package org.plyscope.plugins.internal;

import java.lang.System.Logger;
import java.util.function.Consumer;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.BundleListener;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Thrown;

/**
 * Notifies listeners when the state of any plugin may have changed: when a bundle changes, and when
 * Declarative Services reports, by a changed property of its own service, that a component did.
 */
final class ChangeListeners implements BundleListener, ServiceListener, AutoCloseable {
  private static final Logger LOG = System.getLogger(ChangeListeners.class.getName());

  private final BundleContext context;
  private final Consumer<Throwable> failures =
      Thrown.warning(LOG, "A listener to plugin changes failed");
  private final Listeners<Runnable> listeners = new Listeners<>(failures);
  private final Listeners<Consumer<? super String>> readers = new Listeners<>(failures);

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

  Registration add(Runnable listener) {
    return listeners.add(listener);
  }

  Registration addForNews(Consumer<? super String> reader) {
    return readers.add(reader);
  }

  void fire() {
    listeners.fire(Runnable::run);
  }

  /** Reports the changes of another process. */
  void tell(String sentence) {
    readers.fire(reader -> reader.accept(sentence));
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
