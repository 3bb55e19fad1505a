package org.plyscope.view.programs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.view.View;

/**
 * The live conversation with one of the programs: the one that was started last, until the user
 * chooses one.
 */
final class DialogueView implements View {
  private final AgentPrograms programs;
  private final JPanel panel = new JPanel(new MigLayout("fill", "[][grow]", "[][grow, fill]"));
  private final JComboBox<String> choice = new JComboBox<>();
  private final DialogueText text = new DialogueText();
  private final Registration changes;
  private final List<Registration> listeners = new ArrayList<>();

  /** Lines that were shown at once may still be on their way to this thread. */
  private final Set<DialogueLine> known = Collections.newSetFromMap(new IdentityHashMap<>());

  private String shown = "";
  private boolean filling;
  private boolean chosen;

  DialogueView(AgentPrograms programs) {
    this.programs = programs;
    choice.setName("dialogue.program");
    panel.setName("dialogue.view");
    JLabel label = new JLabel("Program");
    label.setLabelFor(choice);
    panel.add(label);
    panel.add(choice, "wrap");
    panel.add(text.component(), "span, grow");
    choice.addActionListener(
        e -> {
          chosen |= !filling;
          follow();
        });
    changes = programs.onChange(() -> SwingUtilities.invokeLater(this::list));
    list();
  }

  private void list() {
    List<String> ids = programs.programs().stream().map(AgentProgram::id).toList();
    Object before = choice.getSelectedItem();
    listeners.forEach(Registration::close);
    listeners.clear();
    for (String id : ids) {
      listeners.add(
          programs.onLine(id, line -> SwingUtilities.invokeLater(() -> received(id, line))));
    }
    filling = true;
    choice.setModel(new DefaultComboBoxModel<>(ids.toArray(String[]::new)));
    if (ids.contains(before)) {
      choice.setSelectedItem(before);
    }
    filling = false;
    follow();
  }

  private void received(String id, DialogueLine line) {
    if (id.equals(shown)) {
      if (!known.remove(line)) {
        text.add(line);
      }
    } else if (!chosen) {
      filling = true;
      choice.setSelectedItem(id);
      filling = false;
    }
  }

  private void follow() {
    String id = Objects.requireNonNullElse((String) choice.getSelectedItem(), "");
    if (!id.equals(shown)) {
      shown = id;
      List<DialogueLine> lines = id.isEmpty() ? List.of() : programs.dialogue(id);
      known.clear();
      known.addAll(lines);
      text.show(lines);
    }
  }

  @Override
  public JComponent component() {
    return panel;
  }

  @Override
  public void close() {
    changes.close();
    listeners.forEach(Registration::close);
  }
}
