package org.plyscope.workbench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.job.Faults;

class CommandRegistryTest {
  private final QuietWorkspace workspace = new QuietWorkspace();
  private final CommandRegistry registry =
      new CommandRegistry(workspace, new Faults(workspace::message));
  private final List<String> ran = new ArrayList<>();

  @Test
  void commandRunsByItsId() {
    registry.add(command("a", true));

    assertThat(registry.execute("a")).isTrue();
    assertThat(registry.execute("b")).isFalse();
    assertThat(ran).containsExactly("a");
  }

  @Test
  void disabledCommandDoesNotRun() {
    registry.add(command("a", false));

    assertThat(registry.execute("a")).isFalse();
    assertThat(ran).isEmpty();
  }

  @Test
  void commandThatThrowsBecomesOneSentence() {
    registry.add(
        new BuiltIn(
            "Tools",
            "a",
            "Explode",
            () -> {
              throw new IllegalStateException("boom");
            }));

    assertThat(registry.execute("a")).isTrue();
    assertThat(workspace.messages())
        .containsExactly("The command 'Explode' failed: IllegalStateException, boom.");
  }

  @Test
  void secondCommandWithTheSameIdIsRefused() {
    Command first = command("a", true);
    Command second = command("a", true);
    registry.add(first);
    registry.add(second);

    assertThat(registry.find("a")).containsSame(first);
    assertThat(workspace.messages()).hasSize(1);
    registry.remove(second);
    assertThat(registry.find("a")).isPresent();
    registry.remove(first);
    assertThat(registry.find("a")).isEmpty();
  }

  @Test
  void theCommandOfPlyscopeWinsOverThatOfTheUser() {
    Command users = command("a", true);
    Command own = command("a", true);
    CommandRegistry ordered =
        new CommandRegistry(workspace, new Faults(workspace::message), part -> part == users);
    ordered.add(users);
    ordered.add(own);
    assertThat(ordered.find("a")).containsSame(own);
    assertThat(workspace.messages())
        .containsExactly("There are two commands 'a'; the one of your plugin is not used.");
    ordered.add(users);
    assertThat(ordered.find("a")).containsSame(own);
  }

  @Test
  void anyCommandSaysWhyItCannotBeStarted() {
    Command silent = command("a", false);
    Command telling =
        new Command() {
          @Override
          public String id() {
            return "b";
          }

          @Override
          public String title() {
            return "Tell";
          }

          @Override
          public void run(Workspace window) {}

          @Override
          public boolean enabled(Workspace window) {
            return false;
          }

          @Override
          public String whyNot(Workspace window) {
            return "There is no run to chart.";
          }
        };
    registry.add(silent);
    registry.add(telling);
    assertThat(registry.whyNot(silent)).isEqualTo("Not possible now.");
    assertThat(registry.whyNot(telling)).isEqualTo("There is no run to chart.");
  }

  @Test
  void familyIsReplacedAsAWhole() {
    registry.family("views", List.of(command("v1", true), command("v2", true)));
    registry.family("views", List.of(command("v3", true)));

    assertThat(registry.all()).extracting(Command::id).containsExactly("v3");
  }

  private Command command(String id, boolean enabled) {
    return new Command() {
      @Override
      public String id() {
        return id;
      }

      @Override
      public String title() {
        return "Do " + id;
      }

      @Override
      public void run(Workspace window) {
        ran.add(id);
      }

      @Override
      public boolean enabled(Workspace window) {
        return enabled;
      }
    };
  }
}
