package org.plyscope.workbench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JLabel;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.view.IconRef;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.fixture.QuietWorkspace;
import org.plyscope.workbench.job.Faults;

class CommandPlacesTest {
  private final QuietWorkspace workspace = new QuietWorkspace();
  private final CommandRegistry registry =
      new CommandRegistry(workspace, new Faults(workspace::message));
  private final Command mirror = new Contributed("lab.mirror", Menus.POSITION, 0, 1);
  private final Command turn = new Contributed("lab.turn", Menus.POSITION, 0, -1);

  @BeforeEach
  void addCommandsOfTheProgram() {
    Theme.LIGHT.install(100);
    registry.add(new BuiltIn("Tools", "tools.palette", "Palette", () -> {}).onToolbar());
    registry.add(new BuiltIn("File", "file.new", "New", () -> {}).icon("new").onToolbar());
    registry.add(new BuiltIn("Position", "position.start", "Start", () -> {}));
    registry.add(new BuiltIn("Position", "position.random", "Random", () -> {}).group(1));
  }

  @Test
  void pluginsChooseMenuGroupAndPosition() {
    registry.add(mirror);
    registry.add(turn);
    registry.add(new Contributed("lab.last", Menus.POSITION, Command.LAST_GROUP, 0));
    CommandMenus menus = new CommandMenus(registry);

    assertThat(names(menus.bar().getComponents()))
        .containsExactly("menu.File", "menu.Position", "menu.Tools");
    JMenu menu = (JMenu) menus.bar().getComponent(1);
    assertThat(names(menu.getMenuComponents()))
        .containsExactly(
            "lab.turn", "position.start", "lab.mirror", "|", "position.random", "|", "lab.last");
    JMenuItem item = menu.getItem(2);
    assertThat(item.getIcon()).isNotNull();
    assertThat(item.getToolTipText()).isEqualTo("Turns it inside out.");
  }

  @Test
  void switchHasATickWhileItIsOn() {
    boolean[] on = {false};
    registry.add(
        new BuiltIn("Tools", "tools.sound", "Sound", () -> on[0] = !on[0]).checked(() -> on[0]));
    JMenu menu = (JMenu) new CommandMenus(registry).bar().getComponent(2);
    JMenuItem item = menu.getItem(1);
    assertThat(item).isInstanceOf(JCheckBoxMenuItem.class);
    assertThat(menu.getItem(0)).isNotInstanceOf(JCheckBoxMenuItem.class);
    for (boolean expected : new boolean[] {true, false}) {
      registry.execute("tools.sound");
      menu.getMenuListeners()[0].menuSelected(null);
      assertThat(item.isSelected()).isEqualTo(expected);
      menu.getMenuListeners()[0].menuDeselected(null);
    }
  }

  @Test
  void aKeyReachesItsCommandWithoutThePauseOfAPressedButton() {
    List<Boolean> paused = new ArrayList<>();
    Runnable note = () -> paused.add(pressedBySwing());
    registry.add(new BuiltIn("Zoom", "zoom.in", "In", note).key("F7"));
    registry.add(new BuiltIn("Zoom", "zoom.lock", "Lock", note).key("F8").checked(() -> false));
    JMenu menu = (JMenu) new CommandMenus(registry).bar().getComponent(3);
    for (int i = 0; i < 2; i++) {
      JMenuItem item = menu.getItem(i);
      ActionListener bound = item.getActionForKeyStroke(item.getAccelerator());
      bound.actionPerformed(new ActionEvent(item, ActionEvent.ACTION_PERFORMED, ""));
    }
    assertThat(paused).containsExactly(false, false);
  }

  /** Returns whether the method of Swing is running that sleeps while a button is pressed. */
  private static boolean pressedBySwing() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames.anyMatch(
                    frame ->
                        frame.getClassName().equals(AbstractButton.class.getName())
                            && frame.getMethodName().equals("doClick")
                            && frame.getDescriptor().equals("(I)V")));
  }

  @Test
  void toolBarFollowsCommandsThatComeAndGo() {
    CommandToolBar tools = new CommandToolBar(registry, new JLabel("end"));
    assertThat(buttons(tools)).containsExactly("tool.file.new", "tool.tools.palette");
    registry.add(mirror);
    settle();
    assertThat(buttons(tools))
        .containsExactly("tool.file.new", "tool.lab.mirror", "tool.tools.palette");
    JButton button = (JButton) tools.bar().getComponent(2);
    assertThat(button.getIcon()).isNotNull();
    assertThat(button.getToolTipText()).isEqualTo("Turns it inside out.  (F6)");
    button.doClick();
    assertThat(workspace.messages()).containsExactly("lab.mirror");

    registry.remove(mirror);
    settle();
    assertThat(buttons(tools)).containsExactly("tool.file.new", "tool.tools.palette");
    Component[] all = tools.bar().getComponents();
    assertThat(all[all.length - 1]).isInstanceOf(JLabel.class);
  }

  @Test
  void paletteFindsOtherWordsBehindTitles() {
    registry.add(mirror);
    registry.add(new BuiltIn("Tools", "tools.reflex", "Reflex", () -> {}));
    PaletteModel palette = new PaletteModel(registry);

    assertThat(palette.matches("refle"))
        .extracting(PaletteModel.Entry::id)
        .containsExactly("tools.reflex", "lab.mirror");
    assertThat(palette.matches("inside")).extracting(PaletteModel.Entry::id).contains("lab.mirror");
  }

  @Test
  void commandThatCannotSayWhatItIsIsRefused() {
    registry.add(
        new Contributed("lab.broken", Menus.POSITION, 0, 0) {
          @Override
          public IconRef icon() {
            throw new IllegalStateException("the icon is missing");
          }
        });

    assertThat(registry.find("lab.broken")).isEmpty();
    assertThat(workspace.messages())
        .containsExactly("A command cannot be used: IllegalStateException, the icon is missing.");
  }

  private static List<String> buttons(CommandToolBar tools) {
    return Arrays.stream(tools.bar().getComponents())
        .map(Component::getName)
        .filter(name -> Objects.toString(name, "").startsWith("tool."))
        .toList();
  }

  private static List<String> names(Component[] components) {
    return Stream.of(components).map(c -> Objects.toString(c.getName(), "|")).toList();
  }

  private static void settle() {
    try {
      SwingUtilities.invokeAndWait(() -> {});
    } catch (InterruptedException | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A command as a plugin writes it. */
  private static class Contributed implements Command {
    private final String id;
    private final String menu;
    private final int group;
    private final int position;

    Contributed(String id, String menu, int group, int position) {
      this.id = id;
      this.menu = menu;
      this.group = group;
      this.position = position;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public String title() {
      return "Contributed";
    }

    @Override
    public void run(Workspace workspace) {
      workspace.message(id);
    }

    @Override
    public String menu() {
      return menu;
    }

    @Override
    public int group() {
      return group;
    }

    @Override
    public int position() {
      return position;
    }

    @Override
    public IconRef icon() {
      return IconRef.host("mirror");
    }

    @Override
    public boolean onToolBar() {
      return true;
    }

    @Override
    public String shortcut() {
      return "F6";
    }

    @Override
    public String description() {
      return "Turns it inside out.";
    }

    @Override
    public List<String> keywords() {
      return List.of("reflect");
    }
  }
}
