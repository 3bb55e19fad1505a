package org.plyscope.agent.process;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Dictionary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;
import org.plyscope.agent.process.descriptor.Descriptor;
import org.plyscope.agent.process.descriptor.FolderWatch;
import org.plyscope.agent.process.descriptor.ProgramFolder;
import org.plyscope.agent.process.descriptor.ProgramFolder.Kept;
import org.plyscope.agent.process.run.DialogueLog;
import org.plyscope.agent.process.run.ProgramWatch;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.program.Dialect;
import org.plyscope.api.program.DialogueLine;

/** The programs of the user's data directory, each registered as an agent. */
@Component(service = AgentPrograms.class, immediate = true)
public final class ProgramRegistry implements AgentPrograms {
  private static final System.Logger LOG = System.getLogger(ProgramRegistry.class.getName());

  /** A folder with copies that were fixed when a run began, for workers. */
  private static final String FIXED = "plyscope.agents";

  /** The user's own programs never become the default of an option. */
  private static final int RANKING = -1_000;

  private final BundleContext context;
  private final ProgramFolder folder;
  private final Path path;
  private final boolean fixed;
  private final ProgramWatch watch = new ProgramWatch();
  private final Map<String, Descriptor> programs = new TreeMap<>();
  private final Map<String, ServiceRegistration<AgentFactory>> registered = new TreeMap<>();
  private final Map<String, DialogueLog> dialogues = new ConcurrentHashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  private final List<Dialect> dialects = new CopyOnWriteArrayList<>();
  private Registration additions = () -> {};

  /** Called by the framework. */
  @Activate
  public ProgramRegistry(BundleContext context) {
    this.context = context;
    String copies = context.getProperty(FIXED);
    fixed = copies != null;
    path = fixed ? Path.of(copies) : data(context).resolve("agents");
    folder = new ProgramFolder(path);
  }

  /** Registers the programs that were added, unless Plyscope was started without plugins. */
  @Activate
  void start() {
    if (!Boolean.parseBoolean(context.getProperty("plyscope.safe"))) {
      folder.read().values().forEach(this::register);
      if (!fixed) {
        additions = FolderWatch.start(path, this::follow);
      }
    }
  }

  /** Takes over programs that another process has added, replaced or removed. */
  private void follow() {
    boolean changed;
    synchronized (this) {
      Map<String, Kept> kept = folder.read();
      List<String> outdated =
          programs.values().stream()
              .filter(known -> !kept.containsKey(known.id()) || !known.same(program(kept, known)))
              .map(Descriptor::id)
              .toList();
      outdated.forEach(this::unregister);
      List<Kept> fresh =
          kept.values().stream().filter(one -> !programs.containsKey(one.program().id())).toList();
      fresh.forEach(this::register);
      changed = !outdated.isEmpty() || !fresh.isEmpty();
    }
    if (changed) {
      listeners.fire(Runnable::run);
    }
  }

  private static Descriptor program(Map<String, Kept> kept, Descriptor known) {
    return kept.get(known.id()).program();
  }

  @Reference(
      cardinality = ReferenceCardinality.MULTIPLE,
      policy = ReferencePolicy.DYNAMIC,
      policyOption = ReferencePolicyOption.GREEDY)
  void addDialect(Dialect dialect) {
    dialects.add(dialect);
    renew(dialect);
  }

  void removeDialect(Dialect dialect) {
    dialects.remove(dialect);
    renew(dialect);
  }

  /** Lets the catalog ask the agents again which games they play. */
  private synchronized void renew(Dialect dialect) {
    registered.forEach(
        (id, registration) -> {
          if (programs.get(id).dialect().equals(dialect.id())) {
            registration.setProperties(properties());
          }
        });
  }

  private static Dictionary<String, Object> properties() {
    return FrameworkUtil.asDictionary(Map.of(Constants.SERVICE_RANKING, RANKING));
  }

  private static Path data(BundleContext context) {
    return Path.of(Optional.ofNullable(context.getProperty("plyscope.data")).orElse("."));
  }

  @Deactivate
  synchronized void close() {
    additions.close();
    registered.values().forEach(ServiceRegistration::unregister);
    registered.clear();
    watch.close();
  }

  private synchronized void register(Kept kept) {
    Descriptor program = kept.program();
    AgentFactory agents = agents(program, fixed ? kept.sha256() : "");
    programs.put(program.id(), program);
    registered.put(program.id(), context.registerService(AgentFactory.class, agents, properties()));
  }

  private AgentFactory agents(Descriptor program, String expected) {
    return new ProgramAgents(
        program, () -> find(program.dialect()), watch, log(program.id()), expected);
  }

  private Optional<Dialect> find(String id) {
    return dialects.stream().filter(dialect -> dialect.id().equals(id)).findFirst();
  }

  private DialogueLog log(String id) {
    return dialogues.computeIfAbsent(id, unused -> new DialogueLog());
  }

  @Override
  public synchronized List<AgentProgram> programs() {
    return List.copyOf(programs.values());
  }

  @Override
  public AgentProgram read(Path file) {
    return Descriptor.read(file);
  }

  @Override
  public AgentProgram parse(String descriptor, Path from) {
    return Descriptor.parse(descriptor, from, "");
  }

  @Override
  public AgentProgram attempt(AgentProgram program, Consumer<DialogueLine> listener) {
    return new ProgramTrial(watch, dialect(program)).run(known(program), listener);
  }

  @Override
  public Optional<String> provoke(String id) {
    Descriptor program = added(id);
    return new ProgramTrial(watch, dialect(program)).provoked(program);
  }

  private Dialect dialect(AgentProgram program) {
    return find(program.dialect())
        .orElseThrow(
            () ->
                new InputException(
                    "There is no dialect %s; those that there are: %s."
                        .formatted(
                            InputException.quote(program.dialect()),
                            dialects.stream()
                                .map(Dialect::id)
                                .sorted(Comparator.naturalOrder())
                                .collect(Collectors.joining(", ")))));
  }

  private synchronized Descriptor added(String id) {
    Descriptor program = programs.get(id);
    if (program == null) {
      throw new InputException(
          programs.isEmpty()
              ? "No agent program was added."
              : "There is no agent program %s; those that were added: %s."
                  .formatted(InputException.quote(id), String.join(", ", programs.keySet())));
    }
    return program;
  }

  private static Descriptor known(AgentProgram program) {
    if (program instanceof Descriptor known) {
      return known;
    }
    throw new IllegalArgumentException("The program was not read by this service.");
  }

  @Override
  public AgentFactory agents(AgentProgram program) {
    return agents(tried(program), "");
  }

  private static Descriptor tried(AgentProgram program) {
    Descriptor known = known(program);
    if (known.declaration().isEmpty()) {
      throw new InputException("The program '" + known.id() + "' must be tried before it is used.");
    }
    return known;
  }

  @Override
  public void add(AgentProgram program) {
    Descriptor known = tried(program);
    synchronized (this) {
      refuseTaken(known.id());
      folder.write(known);
      unregister(known.id());
      register(new Kept(known, ""));
    }
    listeners.fire(Runnable::run);
  }

  private void refuseTaken(String id) {
    try {
      for (ServiceReference<AgentFactory> one :
          context.getServiceReferences(AgentFactory.class, null)) {
        AgentFactory agents = context.getService(one);
        boolean taken =
            agents != null
                && one.getBundle() != context.getBundle()
                && (agents.id().equals(id)
                    || agents.presets().stream().anyMatch(preset -> preset.id().equals(id)));
        context.ungetService(one);
        if (taken) {
          throw new InputException(
              "There is another agent '%s'; give the program an id of its own.".formatted(id));
        }
      }
    } catch (InvalidSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private void unregister(String id) {
    programs.remove(id);
    ServiceRegistration<AgentFactory> old = registered.remove(id);
    if (old != null) {
      old.unregister();
    }
  }

  @Override
  public void remove(String id) {
    synchronized (this) {
      added(id);
      folder.delete(id);
      unregister(id);
    }
    listeners.fire(Runnable::run);
  }

  @Override
  public synchronized Map<String, String> hashes() {
    Map<String, String> hashes = new TreeMap<>();
    for (Descriptor program : programs.values()) {
      try {
        hashes.put(program.id(), program.sha256());
      } catch (InputException e) {
        // Without its files it cannot play either, and then reports that itself.
        LOG.log(Level.INFO, "The agent program '" + program + "' has no hash: " + e.getMessage());
      }
    }
    return hashes;
  }

  @Override
  public synchronized Map<String, String> copy(Path target) {
    Map<String, String> hashes = hashes();
    ProgramFolder copies = new ProgramFolder(target);
    hashes.keySet().forEach(id -> copies.write(programs.get(id)));
    return hashes;
  }

  @Override
  public List<DialogueLine> dialogue(String id) {
    return log(id).lines();
  }

  @Override
  public Registration onLine(String id, Consumer<DialogueLine> listener) {
    return log(id).onLine(listener);
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }
}
