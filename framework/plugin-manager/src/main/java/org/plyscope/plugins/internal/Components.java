package org.plyscope.plugins.internal;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceReference;
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
  private final BundleContext context;
  private final ServiceComponentRuntime runtime;

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
    Stream.ofNullable(bundle.getRegisteredServices())
        .flatMap(Arrays::stream)
        .filter(service -> service.getProperty(ComponentConstants.COMPONENT_ID) != null)
        .forEach(this::wake);
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
        String sentence =
            "%s cannot be used: the class %s of its component %s cannot be loaded: %s."
                .formatted(
                    bundle.getSymbolicName(),
                    description.implementationClass,
                    description.name,
                    reason(e));
        return Optional.of(new Diagnosis(State.FAILED, sentence, Sentences.stackTrace(e)));
      }
    }
    return Optional.empty();
  }

  private static String reason(Throwable problem) {
    if (problem instanceof UnsupportedClassVersionError) {
      return "it was compiled for a newer Java than the %d that runs here"
          .formatted(Runtime.version().feature());
    }
    if (problem instanceof ClassFormatError) {
      return "its class file is damaged";
    }
    if (problem instanceof NoClassDefFoundError) {
      String lacking = String.valueOf(problem.getMessage()).replace('/', '.');
      return "it needs the class " + lacking + ", which is not there";
    }
    return problem instanceof ClassNotFoundException
        ? "it is not in the jar"
        : Sentences.said(problem);
  }

  private <T> void wake(ServiceReference<T> service) {
    if (context.getService(service) != null) {
      context.ungetService(service);
    }
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
