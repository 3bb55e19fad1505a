package org.plyscope.workbench.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.PluginAttribution;

/** All commands by id. Used on the user-interface thread. */
public final class CommandRegistry {
  private final Workspace workspace;
  private final Faults faults;
  private final Predicate<Object> users;
  private final Map<String, Command> commands = new LinkedHashMap<>();
  private final Map<String, Collection<? extends Command>> families = new LinkedHashMap<>();
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Makes an empty registry whose commands run in a workspace. */
  public CommandRegistry(Workspace workspace, Faults faults) {
    this(workspace, faults, PluginAttribution::isUsers);
  }

  CommandRegistry(Workspace workspace, Faults faults, Predicate<Object> users) {
    this.workspace = workspace;
    this.faults = faults;
    this.users = users;
  }

  /** Adds a listener that is notified when commands came, went, or may be enabled or disabled. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /**
   * Adds a command; a second one with the same id is refused with a message, unless it is
   * Plyscope's own and the first is not, and so is one whose description fails.
   */
  public void add(Command command) {
    String problem =
        faults.contain(command, "A command cannot be used", () -> checkMenuEntry(command));
    if (!problem.isEmpty()) {
      return;
    }
    Command first = commands.putIfAbsent(command.id(), command);
    if (first != null) {
      boolean other = users.test(first) && !users.test(command);
      if (other) {
        commands.put(command.id(), command);
      }
      String sentence =
          "There are two commands '%s'; %s is not used."
              .formatted(command.id(), other ? "the one of your plugin" : "the second one");
      faults.report(other ? first : command, "", new InputException(sentence));
    }
    changed();
  }

  /** Removes a command. */
  public void remove(Command command) {
    if (commands.remove(command.id(), command)) {
      changed();
    }
  }

  /** Replaces a whole family of commands that depends on something, such as the open game. */
  public void family(String name, Collection<? extends Command> members) {
    Collection<? extends Command> old = families.put(name, members);
    if (old != null) {
      old.forEach(c -> commands.remove(c.id(), c));
    }
    members.forEach(c -> commands.putIfAbsent(c.id(), c));
    changed();
  }

  /** Returns all commands in the order in which they came. */
  public List<Command> all() {
    return List.copyOf(commands.values());
  }

  /** Finds a command. */
  public Optional<Command> find(String id) {
    return Optional.ofNullable(commands.get(id));
  }

  /** Returns whether a command can be started now; one that throws cannot. */
  public boolean enabled(Command command) {
    boolean[] answer = {false};
    if (workspace.selection() != null || !command.needsGame()) {
      faults.contain(
          command,
          "The command '" + command.title() + "' failed",
          () -> answer[0] = command.enabled(workspace));
    }
    return answer[0];
  }

  /** Returns why a command cannot be started now; empty if it can. */
  public String whyNot(Command command) {
    if (enabled(command)) {
      return "";
    }
    if (workspace.selection() == null && command.needsGame()) {
      return "There is no game on the board.";
    }
    String[] answer = {""};
    faults.contain(
        command,
        "The command '" + command.title() + "' failed",
        () -> answer[0] = command.whyNot(workspace));
    return answer[0] == null || answer[0].isBlank() ? "Not possible now." : answer[0];
  }

  /** Returns whether the switch of a command is on; empty if it switches nothing. */
  public Optional<Boolean> checked(Command command) {
    List<Boolean> answer = new ArrayList<>();
    if (workspace.selection() != null || !command.needsGame()) {
      faults.contain(
          command,
          "The command '" + command.title() + "' failed",
          () -> command.checked(workspace).ifPresent(answer::add));
    }
    return answer.stream().findFirst();
  }

  /** Starts a command if it can be started now. */
  public boolean execute(String id) {
    Command command = commands.get(id);
    if (command == null || !enabled(command)) {
      return false;
    }
    faults.contain(
        command, "The command '" + command.title() + "' failed", () -> command.run(workspace));
    changed();
    return true;
  }

  /** Notifies listeners that commands may have become enabled or disabled. */
  public void changed() {
    listeners.fire(Runnable::run);
  }

  /**
   * Asks.
   *
   * @throws RuntimeException if the command throws or leaves something out
   */
  private static void checkMenuEntry(Command command) {
    need(command.id(), "id");
    need(command.title(), "title");
    need(command.menu(), "menu");
    need(command.icon(), "icon");
    need(command.shortcut(), "shortcut");
    need(command.description(), "description");
    need(command.keywords(), "list of keywords");
    MenuOrder.COMMANDS.compare(command, command);
  }

  private static void need(Object part, String name) {
    Objects.requireNonNull(part, () -> "it has no " + name);
  }
}
