package org.plyscope.plugins.internal;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.util.tracker.ServiceTracker;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.PluginObserver;
import org.plyscope.plugins.Thrown;

/** Asks all witnesses what plugins offer. */
final class Witnesses implements AutoCloseable {
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
