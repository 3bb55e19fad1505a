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
import org.plyscope.plugins.Thrown;
import org.plyscope.plugins.Witness;

/** Asks all witnesses what plugins offer. */
final class Witnesses implements AutoCloseable {
  private static final Logger LOG = System.getLogger(Witnesses.class.getName());

  private final ServiceTracker<Witness, Witness> tracker;

  Witnesses(BundleContext context) {
    tracker = new ServiceTracker<>(context, Witness.class, null);
    tracker.open();
  }

  List<String> offers(Bundle bundle) {
    return ask(witness -> witness.offers(bundle));
  }

  List<Finding> findings(Bundle bundle) {
    return ask(witness -> witness.findings(bundle));
  }

  private <T> List<T> ask(Function<Witness, List<T>> question) {
    return Stream.of(tracker.getServices(new Witness[0]))
        .flatMap(witness -> answer(witness, question))
        .toList();
  }

  private static <T> Stream<T> answer(Witness witness, Function<Witness, List<T>> question) {
    try {
      return question.apply(witness).stream();
    } catch (RuntimeException e) {
      LOG.log(Level.WARNING, witness + " does not answer", Thrown.logged(e));
      return Stream.of();
    }
  }

  @Override
  public void close() {
    tracker.close();
  }
}
