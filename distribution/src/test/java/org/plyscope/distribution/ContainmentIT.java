package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.nio.file.Path;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.view.Ui;

/** Views, commands and agents of strangers that misbehave in the window that is shipped. */
@NeedsDisplay
class ContainmentIT {
  @TempDir Path folder;

  private Distribution plyscope;
  private Gui gui;
  private PluginManager manager;

  @BeforeEach
  void boot() throws Exception {
    plyscope = Distribution.boot(folder.resolve("data"), "workbench");
    gui = Gui.enter(plyscope.context());
    manager = plyscope.service(PluginManager.class);
  }

  @AfterEach
  void close() throws Exception {
    plyscope.close();
  }

  private Plugin plugin(String name) {
    return manager.plugins().stream()
        .filter(plugin -> plugin.symbolicName().equals("org.example." + name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void viewCountsAsWhatAPluginAddsAndAsWhatFails() throws Exception {
    PluginSource shaky =
        new PluginSource("shaky").view("shaky", "x", "throw new IllegalStateException(\"no\");");
    assertThat(manager.install(shaky.write(folder)).summary())
        .isEqualTo("Installed org.example.shaky 1.0.0 with view shaky.");
    gui.execute("view.show.shaky");
    gui.await("the error slot is there", () -> gui.has("failed.retry"));
    assertThat(plugin("shaky").state()).isEqualTo(State.FLAWED);
    assertThat(plugin("shaky").problem())
        .isEqualTo("The view 'shaky' could not start: IllegalStateException, no.");
    assertThat(plugin("shaky").details()).contains("at org.example.View_shaky");
    gui.press("failed.disable");
    gui.await("it is disabled", () -> plugin("shaky").state() == State.DISABLED);
    gui.await("its place says that it is gone", () -> !gui.has("failed.retry"));
  }

  @Test
  void viewWithATakenIdIsLeftOutAndNamed() throws Exception {
    manager.install(new PluginSource("taker").view("board", "x", "").write(folder));
    gui.await("it is known", () -> plugin("taker").state() == State.FLAWED);
    assertThat(plugin("taker").problem())
        .isEqualTo(
            "There is a view 'board' already; the one of the plugin org.example.taker is left"
                + " out.");
    assertThat(plugin("taker").offers()).isEmpty();
  }

  @Test
  void viewThatBlocksTheWindowIsNamedWhileItDoesAndAfterwards() throws Exception {
    Frame frame = gui.frame();
    String wait = "try { Thread.sleep(4000); } catch (InterruptedException e) { }";
    manager.install(new PluginSource("slow").view("slow", "x", wait).write(folder));
    gui.begin("view.show.slow");
    String title = "";
    for (int i = 0; i < 100 && !title.contains("org.example.slow"); i++) {
      Thread.sleep(100);
      title = frame.getTitle();
    }
    assertThat(title).isEqualTo("Waiting for the plugin org.example.slow – Plyscope");
    gui.await(
        "disabling is offered",
        () -> Ui.window("dialog.disable-plugin", JDialog.class).isPresent());
    assertThat(plugin("slow").state()).isEqualTo(State.FLAWED);
    assertThat(plugin("slow").problem())
        .startsWith("The plugin org.example.slow kept the window waiting for more than 2 s, in ")
        .contains("org.example.View_slow");
    gui.press("dialog.ok");
    gui.await("it is disabled", () -> plugin("slow").state() == State.DISABLED);
  }

  @Test
  void anotherLookIsPutBackAndNamed() throws Exception {
    String look =
        "try { javax.swing.UIManager.setLookAndFeel("
            + "javax.swing.UIManager.getCrossPlatformLookAndFeelClassName()); }"
            + " catch (Exception e) { throw new IllegalStateException(e); }";
    manager.install(new PluginSource("painter").view("painter", "x", look).write(folder));
    gui.execute("view.show.painter");
    gui.await("it is named", () -> plugin("painter").state() == State.FLAWED);
    assertThat(plugin("painter").problem())
        .isEqualTo(
            "org.example.painter set another look and feel for all windows; it was put back.");
    gui.await("ours is back", () -> UIManager.getColor("Plyscope.tint.red") != null);
    gui.execute("perspective.play");
    assertThat(gui.has("failed.retry")).as("the views of Plyscope work").isFalse();
  }

  @Test
  void partsThatLoopOrThrowAreLeftOutAloneAndNoStrangerBecomesTheDefault() throws Exception {
    String before = firstAgent();
    PluginSource mixed =
        new PluginSource("mixed")
            .agent("aaa", "", "")
            .component("Looper", "org.plyscope.api.agent.AgentFactory", agent("while (true) { }"))
            .component(
                "Thrower",
                "org.plyscope.api.agent.AgentFactory",
                agent("throw new IllegalStateException(\"no id\");"));
    Plugin installed = manager.install(mixed.write(folder)).plugin();
    assertThat(installed.offers()).containsExactly("agent aaa");
    assertThat(installed.state()).isEqualTo(State.FLAWED);
    assertThat(installed.problem())
        .contains("org.example.Looper", "did not answer")
        .contains("org.example.Thrower", "no id");
    gui.await("it is listed", () -> agents().contains("aaa"));
    assertThat(firstAgent()).isEqualTo(before);
    manager.remove("org.example.mixed");
    assertThat(manager.leftovers()).hasSize(1);
    assertThat(manager.leftovers().get(0).sentence())
        .startsWith("org.example.mixed 1.0.0 has left, but a thread of it is still running");
  }

  private static String agent(String id) {
    return "public String id() {"
        + id
        + "}\npublic String name() { return \"x\"; }\n"
        + "public String description() { return \"x\"; }\n"
        + "public org.plyscope.api.agent.Agent create(org.plyscope.api.part.PartContext c)"
        + " { return null; }\n";
  }

  private String agents() {
    JList<?> list = gui.find("agents.list", JList.class);
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < list.getModel().getSize(); i++) {
      all.append(list.getModel().getElementAt(i)).append('\n');
    }
    return all.toString();
  }

  /** Returns the agent that is chosen while the user has chosen none. */
  private String firstAgent() {
    gui.execute("view.show.agents");
    JList<?> list = gui.find("agents.list", JList.class);
    return gui.onUi(() -> String.valueOf(list.getModel().getElementAt(0)));
  }

  @Test
  void searchOfAPluginThatIsRemovedEndsInASentence() throws Exception {
    String search =
        "while (!request.stopRequested()) { try { Thread.sleep(10); }"
            + " catch (InterruptedException e) { break; } }";
    manager.install(new PluginSource("thinker").agent("thinker", "", search).write(folder));
    gui.execute("perspective.analyse");
    gui.execute("view.show.agents");
    gui.await("it is offered", () -> agents().contains("thinker"));
    chooseAgent("thinker");
    gui.execute("search.start");
    manager.remove("org.example.thinker");
    gui.await(
        "the end is explained",
        () ->
            gui.find("status.message", JLabel.class)
                .getText()
                .equals("The search was stopped because the plugin of thinker has left."));
  }

  private void chooseAgent(String name) {
    JTextField filter = gui.find("agents.filter", JTextField.class);
    gui.onUi(
        () -> {
          filter.setText(name);
          return true;
        });
    JList<?> list = gui.find("agents.list", JList.class);
    gui.await("it is listed", () -> list.getModel().getSize() == 1);
    gui.onUi(
        () -> {
          list.setSelectedIndex(0);
          return true;
        });
  }
}
