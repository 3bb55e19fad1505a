package org.plyscope.plugins.internal;

import static org.osgi.framework.wiring.BundleRevision.PACKAGE_NAMESPACE;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.service.component.ComponentConstants;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.ReferenceDTO;
import org.osgi.service.component.runtime.dto.UnsatisfiedReferenceDTO;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.Sentences;

/**
 * Asks Declarative Services how the components of a bundle are doing. Starting a bundle succeeds
 * even if all of its components throw, and only here is that known.
 */
final class Components {
  private static final Logger LOG = System.getLogger(Components.class.getName());

  private final BundleContext context;
  private final ServiceComponentRuntime runtime;

  /**
   * Failures that the framework reports only once, by the id of a bundle, which is never used
   * twice.
   */
  private final Map<Long, Diagnosis> unlinked = new ConcurrentHashMap<>();

  Components(BundleContext context, ServiceComponentRuntime runtime) {
    this.context = context;
    this.runtime = runtime;
  }

  /**
   * Gets each service of a bundle once. A component is made when its service is first asked for, so
   * without this, one that always throws would look fine until it is needed.
   *
   * @throws PluginException if a component cannot be made although it never got to throw anything
   */
  void wake(Bundle bundle) {
    Optional<Diagnosis> unloadable = unloadable(bundle);
    if (unloadable.isPresent()) {
      throw unloadable.get().exception();
    }
    List<ServiceReference<?>> absent =
        Stream.ofNullable(bundle.getRegisteredServices())
            .flatMap(Arrays::stream)
            .filter(service -> service.getProperty(ComponentConstants.COMPONENT_ID) != null)
            .filter(service -> !wake(service))
            .collect(Collectors.toList());
    if (!absent.isEmpty() && diagnose(bundle).state() == State.ACTIVE) {
      Diagnosis diagnosis = unlinked(bundle, absent.get(0));
      unlinked.put(bundle.getBundleId(), diagnosis);
      throw diagnosis.exception();
    }
  }

  /** Finds out why Declarative Services could not make a component and only its log knows. */
  private Diagnosis unlinked(Bundle bundle, ServiceReference<?> service) {
    String name = String.valueOf(service.getProperty(ComponentConstants.COMPONENT_NAME));
    for (ComponentDescriptionDTO description : runtime.getComponentDescriptionDTOs(bundle)) {
      if (description.name.equals(name)) {
        try {
          linked(bundle, description.implementationClass);
        } catch (ClassNotFoundException | LinkageError e) {
          return unusable(bundle, description, e);
        }
      }
    }
    return new Diagnosis(
        State.FAILED,
        "%s cannot be used: its component %s cannot be made; the log has more."
            .formatted(bundle.getSymbolicName(), name));
  }

  /** Loads all that the declaration of a class mentions, and prepares it to run. */
  private static void linked(Bundle bundle, String type) throws ClassNotFoundException {
    Class<?> loaded = bundle.loadClass(type);
    int members = 0;
    for (Class<?> part = loaded; part != null; part = part.getSuperclass()) {
      // Each of them fails if a type in a signature cannot be loaded.
      members += part.getDeclaredConstructors().length;
      members += part.getDeclaredMethods().length + part.getDeclaredFields().length;
    }
    LOG.log(Level.DEBUG, "{0} has {1} members that can be loaded", type, members);
    Class.forName(type, true, loaded.getClassLoader());
  }

  /**
   * Looks for a component whose class cannot be loaded. Declarative Services notices only when the
   * component is needed, and then reports it to its log only.
   */
  private Optional<Diagnosis> unloadable(Bundle bundle) {
    for (ComponentDescriptionDTO description : runtime.getComponentDescriptionDTOs(bundle)) {
      try {
        bundle.loadClass(description.implementationClass);
      } catch (ClassNotFoundException | LinkageError e) {
        return Optional.of(unusable(bundle, description, e));
      }
    }
    return Optional.empty();
  }

  private Diagnosis unusable(
      Bundle bundle, ComponentDescriptionDTO description, Throwable problem) {
    String sentence =
        "%s cannot be used: the class %s of its component %s cannot be loaded: %s."
            .formatted(
                bundle.getSymbolicName(),
                description.implementationClass,
                description.name,
                reason(problem));
    return new Diagnosis(State.FAILED, sentence, Sentences.stackTrace(problem));
  }

  private String reason(Throwable problem) {
    if (problem instanceof UnsupportedClassVersionError) {
      return "it was compiled for a newer Java than the %d that runs here"
          .formatted(Runtime.version().feature());
    }
    if (problem instanceof ClassFormatError) {
      return "its class file is damaged";
    }
    if (problem instanceof NoClassDefFoundError) {
      // The message may be a type of the virtual machine, such as Lorg/example/Move;
      String type = String.valueOf(problem.getMessage()).replaceFirst("^\\[*L(.*);$", "$1");
      String lacking = type.replace('/', '.');
      return "it needs the class %s, which %s"
          .formatted(lacking, isOffered(lacking) ? "its manifest does not import" : "is not there");
    }
    return problem instanceof ClassNotFoundException
        ? "it is not in the jar"
        : Sentences.said(problem);
  }

  /** Returns whether a bundle exports the package of a class. */
  private boolean isOffered(String type) {
    String room = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    return Arrays.stream(context.getBundles())
        .map(bundle -> bundle.adapt(BundleRevision.class))
        .filter(Objects::nonNull)
        .flatMap(revision -> revision.getDeclaredCapabilities(PACKAGE_NAMESPACE).stream())
        .anyMatch(offer -> room.equals(offer.getAttributes().get(PACKAGE_NAMESPACE)));
  }

  private <T> boolean wake(ServiceReference<T> service) {
    boolean made = context.getService(service) != null;
    if (made) {
      context.ungetService(service);
    }
    return made;
  }

  /** Returns the most serious problem of the components of an active bundle. */
  Diagnosis diagnose(Bundle bundle) {
    var descriptions = runtime.getComponentDescriptionDTOs(bundle);
    String declared = bundle.getHeaders().get(ComponentConstants.SERVICE_COMPONENT);
    if (declared != null && !declared.isBlank() && descriptions.isEmpty()) {
      return new Diagnosis(
          State.FAILED,
          bundle.getSymbolicName()
              + " offers nothing: its component description "
              + declared
              + " cannot be read; "
              + "build it with bnd-maven-plugin as samples/agent-hello does.");
    }
    Optional<Diagnosis> unloadable = Plugin.isUsers(bundle) ? unloadable(bundle) : Optional.empty();
    if (unloadable.isPresent()) {
      return unloadable.get();
    }
    if (unlinked.containsKey(bundle.getBundleId())) {
      return unlinked.get(bundle.getBundleId());
    }
    return descriptions.stream()
        .flatMap(description -> diagnose(bundle, description))
        .max(Comparator.comparing(Diagnosis::state))
        .orElse(Diagnosis.ACTIVE);
  }

  private Stream<Diagnosis> diagnose(Bundle bundle, ComponentDescriptionDTO description) {
    return runtime.getComponentConfigurationDTOs(description).stream()
        .map(configuration -> diagnose(bundle.getSymbolicName(), configuration));
  }

  private static Diagnosis diagnose(String plugin, ComponentConfigurationDTO configuration) {
    String component = configuration.description.name;
    return switch (configuration.state) {
      case ComponentConfigurationDTO.FAILED_ACTIVATION -> {
        String failure = Optional.ofNullable(configuration.failure).orElse("");
        String said = failure.isBlank() ? "failed" : "threw " + Sentences.saidBy(failure);
        yield new Diagnosis(
            State.FAILED,
            plugin + " cannot be used: its component " + component + " " + said + ".",
            failure);
      }
      case ComponentConfigurationDTO.UNSATISFIED_REFERENCE ->
          new Diagnosis(
              State.WAITING,
              "The component "
                  + component
                  + " of "
                  + plugin
                  + " waits for "
                  + missing(configuration)
                  + ".");
      case ComponentConfigurationDTO.UNSATISFIED_CONFIGURATION ->
          new Diagnosis(
              State.WAITING,
              "The component "
                  + component
                  + " of "
                  + plugin
                  + " waits for a configuration named "
                  + String.join(" or ", configuration.description.configurationPid)
                  + ".");
      default -> Diagnosis.ACTIVE;
    };
  }

  private static String missing(ComponentConfigurationDTO configuration) {
    return Arrays.stream(configuration.unsatisfiedReferences)
        .map(missing -> service(configuration.description, missing))
        .collect(Collectors.joining(" and "));
  }

  private static String service(ComponentDescriptionDTO description, UnsatisfiedReferenceDTO gap) {
    String type =
        Arrays.stream(description.references)
            .filter(reference -> reference.name.equals(gap.name))
            .map((ReferenceDTO reference) -> reference.interfaceName)
            .findFirst()
            .orElse(gap.name);
    boolean any = gap.target == null || gap.target.isEmpty();
    return "a service " + type + (any ? "" : " with " + gap.target);
  }
}
