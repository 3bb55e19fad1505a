package org.plyscope.lab.catalog.internal;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.Filter;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.util.tracker.ServiceTracker;
import org.osgi.util.tracker.ServiceTrackerCustomizer;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.game.Game;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.catalog.OwnPresets;
import org.plyscope.lab.catalog.internal.intake.Origin;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.PluginObserver;

/**
 * The catalog of the services that are registered at this moment. It looks at the interfaces under
 * which a service is registered, so that a kind of part that came with a later API or with a plugin
 * needs nothing here.
 */
@Component(service = {Catalog.class, AgentCatalog.class, PluginObserver.class})
public final class ServiceCatalog extends PartCatalog
    implements ServiceTrackerCustomizer<Object, Object>, PluginObserver {
  private final BundleContext context;
  private final ServiceTracker<Object, Object> tracker;

  /** Puts everything on its shelf that is there, and from now on everything that comes. */
  @Activate
  public ServiceCatalog(BundleContext context) {
    super(folders(context), kept(context), limit(context));
    this.context = context;
    data(context).ifPresent(data -> offer(new OwnPresets(data).all()));
    tracker = new ServiceTracker<>(context, everything(), this);
    tracker.open(true);
  }

  private static Filter everything() {
    try {
      return FrameworkUtil.createFilter("(objectClass=*)");
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Deactivate
  void close() {
    tracker.close();
  }

  private static List<Path> folders(BundleContext context) {
    List<Path> folders = new ArrayList<>(List.of(Path.of("")));
    data(context).ifPresent(folders::add);
    return folders;
  }

  private static Path kept(BundleContext context) {
    return data(context).map(data -> data.resolve("parts")).orElse(null);
  }

  private static Optional<Path> data(BundleContext context) {
    return Optional.ofNullable(context.getProperty("plyscope.data"))
        .filter(data -> !data.isEmpty())
        .map(Path::of);
  }

  private static Duration limit(BundleContext context) {
    String millis = context.getProperty("plyscope.parts.limit");
    return millis == null ? ANSWER : Duration.ofMillis(Long.parseLong(millis));
  }

  @Override
  public List<String> offers(Bundle bundle) {
    return offers(origin -> origin.bundle() == bundle.getBundleId());
  }

  @Override
  public List<Finding> findings(Bundle bundle) {
    return flaws(origin -> origin.bundle() == bundle.getBundleId()).stream()
        .map(flaw -> new Finding(flaw.sentence(), flaw.details()))
        .toList();
  }

  @Override
  String hint() {
    ServiceReference<PluginManager> reference = context.getServiceReference(PluginManager.class);
    PluginManager manager = reference == null ? null : context.getService(reference);
    if (manager == null) {
      return "";
    }
    List<String> absent =
        manager.plugins().stream()
            .filter(plugin -> !plugin.shipped() && plugin.state().compareTo(State.WAITING) >= 0)
            .map(Plugin::symbolicName)
            .toList();
    context.ungetService(reference);
    return switch (absent.size()) {
      case 0 -> "";
      case 1 ->
          "It may belong to the plugin %s, which does not work; 'plyscope plugins list' shows why."
              .formatted(absent.get(0));
      default ->
          "It may belong to one of the plugins "
              + String.join(", ", absent)
              + ", which do not work; 'plyscope plugins list' shows why.";
    };
  }

  @Override
  public Object addingService(ServiceReference<Object> reference) {
    List<Class<?>> types = types(reference);
    Object service = types.isEmpty() ? null : context.getService(reference);
    if (service != null) {
      put(types, service, reference);
    }
    return service;
  }

  @Override
  public void modifiedService(ServiceReference<Object> reference, Object service) {
    types(reference).forEach(type -> take(type, service));
    put(types(reference), service, reference);
  }

  @Override
  public void removedService(ServiceReference<Object> reference, Object service) {
    types(reference).forEach(type -> take(type, service));
    changed();
    context.ungetService(reference);
  }

  private void put(List<Class<?>> types, Object service, ServiceReference<Object> reference) {
    Bundle bundle = reference.getBundle();
    if (bundle != null) {
      int ranking = reference.getProperty(Constants.SERVICE_RANKING) instanceof Integer r ? r : 0;
      long order = reference.getProperty(Constants.SERVICE_ID) instanceof Long id ? id : 0;
      Origin origin =
          new Origin(
              String.valueOf(bundle.getSymbolicName()),
              bundle.getBundleId(),
              !Plugin.isUsers(bundle),
              ranking,
              order);
      types.forEach(type -> put(type, service, origin));
      changed();
    }
  }

  /** Returns the relevant types under which a service is registered. */
  private static List<Class<?>> types(ServiceReference<Object> reference) {
    List<Class<?>> types = new ArrayList<>();
    for (String name : (String[]) reference.getProperty(Constants.OBJECTCLASS)) {
      Class<?> type = type(reference, name);
      if (type == Game.class || (type != null && Kinds.isKind(type))) {
        types.add(type);
      }
    }
    return types;
  }

  private static Class<?> type(ServiceReference<Object> reference, String name) {
    try {
      return reference.getBundle() == null ? null : reference.getBundle().loadClass(name);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }
}
