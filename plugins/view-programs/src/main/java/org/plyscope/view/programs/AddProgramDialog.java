package org.plyscope.view.programs;

import java.awt.Window;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.program.AgentProgram;
import org.plyscope.api.program.AgentPrograms;
import org.plyscope.api.program.DialogueLine;
import org.plyscope.api.program.ProgramDeclaration;
import org.plyscope.api.view.Workspace;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.FormDialog;
import org.plyscope.wire.WireText;

/** Asks for a program, tries it when the user wants that, and adds it when it works. */
final class AddProgramDialog {
  private static final String RIGHTS = "The command runs on this computer with your rights.";

  private final AgentPrograms programs;
  private final Workspace workspace;
  private final JTextField id = new JTextField();
  private final JTextField command = new JTextField();
  private final JTextField folder = new JTextField();
  private final JComboBox<String> dialect;
  private final JLabel verdict = new JLabel(RIGHTS);
  private final JButton attempt = new JButton("Try");
  private final DialogueText dialogue = new DialogueText();
  private final FormDialog dialog;
  private AgentProgram given;
  private AgentProgram tried;

  AddProgramDialog(
      AgentPrograms programs, List<String> dialects, Workspace workspace, Window owner) {
    this.programs = programs;
    this.workspace = workspace;
    dialect = new JComboBox<>(dialects.toArray(String[]::new));
    dialect.setSelectedItem("json");
    dialog = new FormDialog(owner, "dialog.add-program", "Add program", form(), "Add", this::add);
    dialog.acceptable(false);
    for (JTextField field : List.of(id, command, folder)) {
      Fields.onEdit(field, this::edited);
    }
    dialect.addActionListener(e -> edited());
    attempt.addActionListener(e -> attempt());
  }

  private JComponent form() {
    JPanel panel =
        new JPanel(
            new MigLayout("fill, insets 0, wrap 2", "[][grow, fill]", "[][][][][][grow, fill]"));
    row(panel, "Id", id, "program.id", "The id of the agent, in lower case with hyphens");
    row(panel, "Command", command, "program.command", "The program and its arguments");
    row(panel, "Folder", folder, "program.folder", "Where the program is started");
    row(panel, "Dialect", dialect, "program.dialect", "The protocol that the program speaks");
    attempt.setName("program.try");
    verdict.setName("program.verdict");
    // A program chooses its name, which must not be rendered as a page.
    verdict.putClientProperty("html.disable", true);
    panel.add(attempt);
    panel.add(verdict);
    panel.add(dialogue.component(), "span, grow, hmin 120");
    return panel;
  }

  private static void row(JPanel panel, String label, JComponent field, String name, String help) {
    JLabel text = new JLabel(label);
    text.setLabelFor(field);
    field.setName(name);
    field.setToolTipText(help);
    panel.add(text);
    panel.add(field);
  }

  /** Shows a program that a file describes. */
  void fill(AgentProgram program) {
    id.setText(program.id());
    command.setText(CommandText.of(program.command()));
    folder.setText(program.folder().toString());
    if (((DefaultComboBoxModel<String>) dialect.getModel()).getIndexOf(program.dialect()) < 0) {
      // A dialect that is not installed is refused in one sentence when the program is tried.
      dialect.addItem(program.dialect());
    }
    dialect.setSelectedItem(program.dialect());
    dialogue.show(
        program.environment().entrySet().stream()
            .map(one -> note("environment " + one.getKey() + "=" + one.getValue()))
            .toList());
    given = program;
  }

  private static DialogueLine note(String text) {
    return new DialogueLine(Instant.now(), 0, DialogueLine.Origin.NOTE, text);
  }

  void show() {
    dialog.show("dialog");
  }

  private void edited() {
    given = null;
    tried = null;
    dialog.acceptable(false);
    verdict.setText(RIGHTS);
  }

  private AgentProgram described() {
    if (given != null) {
      return given;
    }
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("plyagent", 1);
    form.put("id", id.getText().strip());
    form.put("command", CommandText.words(command.getText()));
    form.put("dialect", String.valueOf(dialect.getSelectedItem()));
    try {
      return programs.parse(
          WireText.line(form), Path.of(folder.getText().strip()).toAbsolutePath());
    } catch (InvalidPathException e) {
      throw new InputException("The folder is no path.");
    }
  }

  /** The user has seen the command, and pressed the button that starts it. */
  private void attempt() {
    try {
      AgentProgram program = described();
      dialogue.show(List.of());
      attempt.setEnabled(false);
      verdict.setText("Starting the program");
      workspace.submit(
          "Trying the program " + program.id(), monitor -> outcome(program), this::ended);
    } catch (InputException e) {
      verdict.setText(e.getMessage());
    }
  }

  /** A program that works, or the sentence that explains why it does not. */
  private record Trial(AgentProgram program, String sentence) {}

  private Trial outcome(AgentProgram program) {
    try {
      return new Trial(programs.attempt(program, this::received), "");
    } catch (InputException e) {
      return new Trial(null, e.getMessage());
    }
  }

  private void received(DialogueLine line) {
    SwingUtilities.invokeLater(() -> dialogue.add(line));
  }

  private void ended(Trial trial) {
    attempt.setEnabled(true);
    tried = trial.program();
    dialog.acceptable(tried != null);
    verdict.setText(tried == null ? trial.sentence() : summary(tried));
    verdict.setToolTipText(Fields.tooltip(verdict.getText()));
  }

  private static String summary(AgentProgram program) {
    ProgramDeclaration declared = program.declaration().orElseThrow();
    String games =
        declared.games().isEmpty() ? "every game" : String.join(", ", declared.games().keySet());
    return "%s %s plays %s.".formatted(declared.name(), declared.version(), games);
  }

  private boolean add() {
    try {
      programs.add(tried);
      workspace.message("Added agent " + tried.id() + ".");
      return true;
    } catch (InputException e) {
      verdict.setText(e.getMessage());
      return false;
    }
  }
}
