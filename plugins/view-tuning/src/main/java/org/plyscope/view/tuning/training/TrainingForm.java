package org.plyscope.view.tuning.training;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Trainings;
import org.plyscope.ui.form.AgentMenu;

/** Asks what is to be trained; the fields are those of the command line. */
final class TrainingForm extends JPanel {
  private static final int WIDE = 36;
  private static final int LARGEST = 1_000_000;

  private final JTextField trainer = new JTextField("a3c", WIDE);
  private final JTextField against = new JTextField("random", WIDE);
  private final JTextField folder = new JTextField(WIDE);
  private final JSpinner seed = spinner("seed", 0, 0);
  private final JSpinner every = spinner("every", 20, 0);
  private final JSpinner blocks = spinner("blocks", 50, 1);

  TrainingForm(Rules rules, AgentCatalog catalog) {
    super(new MigLayout("fillx, wrap 2, insets 0", "[][grow, fill]"));
    row("Trainer", "trainer", trainer, "A trainer with options, as 'plyscope train' takes it.");
    row("Seed", "seed", seed, "Decides all random choices.");
    row("Test every", "every", every, "Number of lessons between tests; 0 for no tests.");
    row("Blocks", "blocks", blocks, "Number of openings per test, each played in both seats.");
    row("Against", "against", against, "Agents it is tested against, separated by semicolons.");
    JButton opponent = new JButton("Add agent…");
    opponent.setName("training.add-agent");
    opponent.addActionListener(
        e ->
            AgentMenu.of("training.add.", catalog.agentsFor(rules), this::add)
                .show(opponent, 0, opponent.getHeight()));
    add(opponent, "skip, growx 0");
    JButton choose = new JButton("Choose…");
    choose.addActionListener(e -> choose());
    row(
        "Folder",
        "folder",
        folder,
        "A new or empty folder for everything that is kept; beside the other trainings if empty.");
    add(choose, "skip, growx 0");
    add(new JLabel("The game is " + rules.game().name() + ", as on the board."), "span 2");
  }

  /** Adds an opponent. */
  private void add(InstalledAgent agent) {
    String before = against.getText().strip();
    against.setText(before.isEmpty() ? agent.text() : before + "; " + agent.text());
  }

  private static JSpinner spinner(String name, int value, int least) {
    JSpinner spinner = new JSpinner(new SpinnerNumberModel(value, least, LARGEST, 1));
    spinner.setName("training." + name);
    return spinner;
  }

  private void row(String text, String name, JComponent field, String help) {
    field.setName("training." + name);
    field.setToolTipText(help);
    JLabel label = new JLabel(text);
    label.setLabelFor(field);
    add(label);
    add(field);
  }

  private void choose() {
    JFileChooser chooser = new JFileChooser(folder.getText());
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    if (chooser.showDialog(this, "Choose") == JFileChooser.APPROVE_OPTION) {
      folder.setText(chooser.getSelectedFile().getPath());
    }
  }

  /** Returns where the training is to be kept; empty for a folder beside the others. */
  Optional<Path> folder() {
    if (folder.getText().isBlank()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(folder.getText().strip()).toAbsolutePath());
    } catch (InvalidPathException e) {
      throw new InputException("'" + folder.getText() + "' is not the name of a folder.");
    }
  }

  /** Returns what the user wants. */
  Trainings.Order order(Rules rules) {
    List<String> opponents =
        Arrays.stream(against.getText().split(";", -1))
            .map(String::strip)
            .filter(text -> !text.isEmpty())
            .toList();
    return new Trainings.Order(
        rules, trainer.getText().strip(), number(seed), number(every), number(blocks), opponents);
  }

  private static int number(JSpinner spinner) {
    return ((Number) spinner.getValue()).intValue();
  }
}
