package org.plyscope.view.programs;

import java.util.List;
import java.util.Objects;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.Registration;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.view.View;

/** The live conversation with one of the programs. */
final class DialogueView implements View {
  private final AgentPrograms programs;
  private final JPanel panel = new JPanel(new MigLayout("fill", "[][grow]", "[][grow, fill]"));
  private final JComboBox<String> choice = new JComboBox<>();
  private final DialogueText text = new DialogueText();
  private final Registration changes;
  private Registration lines = () -> {};
  private String shown = "";

  DialogueView(AgentPrograms programs) {
    this.programs = programs;
    choice.setName("dialogue.program");
    panel.setName("dialogue.view");
    panel.add(new JLabel("Program"));
    panel.add(choice, "wrap");
    panel.add(text.component(), "span, grow");
    choice.addActionListener(e -> follow());
    changes = programs.onChange(() -> SwingUtilities.invokeLater(this::list));
    list();
  }

  private void list() {
    List<String> ids = programs.programs().stream().map(AgentProgram::id).toList();
    Object before = choice.getSelectedItem();
    choice.setModel(new DefaultComboBoxModel<>(ids.toArray(String[]::new)));
    if (ids.contains(before)) {
      choice.setSelectedItem(before);
    }
    follow();
  }

  private void follow() {
    String id = Objects.requireNonNullElse((String) choice.getSelectedItem(), "");
    if (!id.equals(shown)) {
      shown = id;
      lines.close();
      lines =
          id.isEmpty()
              ? () -> {}
              : programs.onLine(id, line -> SwingUtilities.invokeLater(() -> text.add(line)));
      text.show(id.isEmpty() ? List.of() : programs.dialogue(id));
    }
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void close() {
    changes.close();
    lines.close();
  }
}
