package org.plyscope.view.programs;

import java.awt.KeyboardFocusManager;
import java.util.List;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.window.Command;
import org.plyscope.api.window.Menus;
import org.plyscope.ui.form.FormDialog;

/** Removes a program that was added. */
@Component(service = Command.class)
public final class RemoveProgramCommand implements Command {
  private final AgentPrograms programs;

  /** Called by the framework. */
  @Activate
  public RemoveProgramCommand(@Reference AgentPrograms programs) {
    this.programs = programs;
  }

  @Override
  public String id() {
    return "agents.remove-program";
  }

  @Override
  public String title() {
    return "Remove program…";
  }

  @Override
  public String menu() {
    return Menus.SEARCH + "/Agents";
  }

  @Override
  public int position() {
    return 2;
  }

  @Override
  public String description() {
    return "Removes a program that was added as an agent; its files stay";
  }

  @Override
  public boolean needsGame() {
    return false;
  }

  @Override
  public boolean enabled(Workspace workspace) {
    return !programs.programs().isEmpty();
  }

  @Override
  public String whyNot(Workspace workspace) {
    return "No agent program was added.";
  }

  @Override
  public void run(Workspace workspace) {
    List<String> ids = programs.programs().stream().map(AgentProgram::id).toList();
    JComboBox<String> choice = new JComboBox<>(ids.toArray(String[]::new));
    choice.setName("program.removed");
    JPanel form = new JPanel(new MigLayout("fillx, insets 0, wrap 2", "[][grow, fill]"));
    JLabel label = new JLabel("Program");
    label.setLabelFor(choice);
    form.add(label);
    form.add(choice);
    form.add(new JLabel("The files of the program stay where they are."), "span");
    new FormDialog(
            KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow(),
            "dialog.remove-program",
            "Remove program",
            form,
            "Remove",
            () -> removed(String.valueOf(choice.getSelectedItem()), workspace))
        .showFitted("dialog");
  }

  private boolean removed(String id, Workspace workspace) {
    try {
      programs.remove(id);
      workspace.message("Removed agent " + id + ".");
    } catch (InputException e) {
      // Another process may have removed it in the meantime.
      workspace.message(e.getMessage());
    }
    return true;
  }
}
