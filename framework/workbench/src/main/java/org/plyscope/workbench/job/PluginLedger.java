package org.plyscope.workbench.job;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.PluginObserver;
import org.plyscope.plugins.Thrown;

/**
 * The contributions of plugins to the window, and the number of their failures there. It keeps
 * words, and parts only while they are offered. Safe for any thread.
 */
public final class PluginLedger implements PluginObserver {
  /** How many failures are described; more of them say nothing new. */
  private static final int MOST_FINDINGS = 5;

  private final Function<Object, Optional<PluginOwner>> owners;
  private final Map<Object, Offer> offers = Collections.synchronizedMap(new IdentityHashMap<>());
  private final Map<Long, Failures> failures = new HashMap<>();
  private final Listeners<Consumer<PluginOwner>> listeners = new Listeners<>();

  private record Offer(long bundle, String words) {}

  /** The failures of one bundle. */
  private static final class Failures {
    private final List<Finding> findings = new ArrayList<>();
    private int count;
  }

  /** Attributes parts by their class loaders. */
  public PluginLedger() {
    this(PluginAttribution::owner);
  }

  /**
   * Attributes parts and throwables.
   *
   * @param owners returns the plugin of a part, or the one that threw a throwable
   */
  public PluginLedger(Function<Object, Optional<PluginOwner>> owners) {
    this.owners = owners;
  }

  /** Returns the plugin to which a part belongs, or which threw a throwable. */
  public Optional<PluginOwner> owner(Object part) {
    return owners.apply(part);
  }

  /**
   * Adds a listener that is notified of every failure of a plugin, on the thread it happened on.
   */
  public Registration onFailure(Consumer<PluginOwner> listener) {
    return listeners.add(listener);
  }

  /**
   * Notes the contribution of a part.
   *
   * @param kind its kind for display, for example {@code view}
   * @param id asks the part for its id
   */
  public void offer(Object part, String kind, Supplier<String> id) {
    Bundle bundle = FrameworkUtil.getBundle(part.getClass());
    if (bundle != null) {
      try {
        offers.put(part, new Offer(bundle.getBundleId(), kind + " " + id.get()));
      } catch (RuntimeException | Error e) {
        String sentence =
            "The %s %s is left out: its id() threw %s."
                .formatted(kind, part.getClass().getName(), Thrown.words(e));
        fail(part, new Finding(sentence, Thrown.trace(e)));
      }
    }
  }

  /** Forgets a part. */
  public void withdraw(Object part) {
    offers.remove(part);
  }

  /** Notes that a part failed, or that a throwable came from a plugin. */
  public void fail(Object part, Finding finding) {
    owners.apply(part).ifPresent(owner -> fail(owner, finding));
  }

  /** Notes that a plugin failed. */
  public void fail(PluginOwner owner, Finding finding) {
    synchronized (failures) {
      Failures known = failures.computeIfAbsent(owner.bundle(), any -> new Failures());
      known.count++;
      boolean told = known.findings.stream().anyMatch(f -> f.sentence().equals(finding.sentence()));
      if (!told && known.findings.size() < MOST_FINDINGS) {
        known.findings.add(finding);
      }
    }
    listeners.fire(listener -> listener.accept(owner));
  }

  /** Returns how often a plugin has failed since it was started. */
  public int failures(PluginOwner owner) {
    synchronized (failures) {
      Failures known = failures.get(owner.bundle());
      return known == null ? 0 : known.count;
    }
  }

  @Override
  public List<String> offers(Bundle bundle) {
    synchronized (offers) {
      return offers.values().stream()
          .filter(offer -> offer.bundle() == bundle.getBundleId())
          .map(Offer::words)
          .sorted()
          .toList();
    }
  }

  @Override
  public List<Finding> findings(Bundle bundle) {
    synchronized (failures) {
      Failures known = failures.get(bundle.getBundleId());
      return known == null ? List.of() : List.copyOf(known.findings);
    }
  }
}
