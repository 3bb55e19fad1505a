package org.plyscope.ui.form;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.ui.widget.Prose;

/**
 * A form for any list of options. It shows the sentence of the first value that is wrong and marks
 * its control.
 */
public final class OptionForm extends JPanel {
  private final PartNames parts;
  private final Prose problem = new Prose("form.problem", "Plyscope.error");
  private final Map<String, OptionControl> controls = new LinkedHashMap<>();
  private final Map<String, JLabel> labels = new HashMap<>();
  private OptionValues values = OptionValues.defaults(List.of());
  private List<List<String>> offered = List.of();
  private Runnable listener = () -> {};
  private boolean filling;

  /**
   * Makes an empty form.
   *
   * @param parts which parts can be named
   */
  public OptionForm(PartNames parts) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::, shrinkprio 200]"));
    this.parts = parts;
  }

  /**
   * Sets the action that runs after every edit.
   *
   * @param action what to run
   */
  public void onEdit(Runnable action) {
    listener = action;
  }

  /**
   * Shows values; the form then has a control for each of their options.
   *
   * @param newValues the values
   */
  public void show(OptionValues newValues) {
    List<List<String>> offers = offers(newValues);
    boolean same =
        newValues.options().equals(values.options())
            && offers.equals(offered)
            && !controls.isEmpty();
    values = newValues;
    offered = offers;
    filling = true;
    try {
      if (!same) {
        rebuild();
      }
      newValues.texts().forEach((id, text) -> controls.get(id).show(text));
    } finally {
      filling = false;
    }
    check();
  }

  /** Which parts there are, and which is the default, may change while the options stay. */
  private List<List<String>> offers(OptionValues of) {
    return of.options().stream()
        .flatMap(option -> option.partKind().stream())
        .map(
            kind ->
                Stream.concat(parts.of(kind).stream(), Stream.of(parts.standard(kind))).toList())
        .toList();
  }

  /**
   * Reads the values.
   *
   * @return the choices of the user
   * @throws InputException if one is wrong
   */
  public OptionValues values() {
    OptionValues result = values;
    for (Option<?> option : values.options()) {
      OptionControl control = controls.get(option.id());
      try {
        result = result.with(option.id(), control.text());
        checkParts(option, control);
      } catch (InputException e) {
        throw new InputException(inWords(e.getMessage()));
      }
    }
    return result;
  }

  /**
   * Shows a sentence about values that are wrong only together.
   *
   * @param sentence the sentence; an empty string removes it
   */
  public void say(String sentence) {
    problem.setText(inWords(sentence));
    problem.setVisible(!sentence.isEmpty());
  }

  /**
   * Greys out options that have no effect now.
   *
   * @param reasons by the id of each such option why that is so
   */
  public void idle(Map<String, String> reasons) {
    for (Map.Entry<String, OptionControl> entry : controls.entrySet()) {
      OptionControl control = entry.getValue();
      String reason = reasons.get(entry.getKey());
      control.component().setEnabled(reason == null);
      JLabel label = labels.get(entry.getKey());
      String help = reason == null ? control.help() : reason + " " + control.help();
      control.component().setToolTipText(Fields.tooltip(help));
      if (label != null) {
        label.setEnabled(reason == null);
        label.setToolTipText(Fields.tooltip(help));
      }
    }
  }

  /** Names options as the form does; in commands they have ids instead. */
  private String inWords(String sentence) {
    String words = sentence;
    for (Option<?> option : values.options()) {
      words =
          words
              .replace("Option '" + option.id() + "'", "'" + option.label() + "'")
              .replace("option '" + option.id() + "'", "'" + option.label() + "'");
    }
    return words;
  }

  private void rebuild() {
    removeAll();
    controls.clear();
    labels.clear();
    for (Option<?> option : values.options()) {
      OptionControl control = OptionControl.of(option, parts, this::edited);
      control.component().setName("option." + option.id());
      control.component().setToolTipText(Fields.tooltip(control.help()));
      controls.put(option.id(), control);
      if (control.component() instanceof JCheckBox box) {
        box.setText(option.label());
        add(box, "span 2, width 0:pref:");
      } else {
        JLabel label = new JLabel(option.label());
        label.setLabelFor(control.component());
        label.setToolTipText(Fields.tooltip(control.help()));
        labels.put(option.id(), label);
        add(label, "width 0:pref:");
        add(control.component(), "width 90:pref:");
      }
    }
    add(problem, "span 2, growx, hidemode 3, width 0:100%:");
    revalidate();
    repaint();
  }

  private void edited() {
    if (!filling) {
      check();
      listener.run();
    }
  }

  private void check() {
    String sentence = "";
    for (Option<?> option : values.options()) {
      OptionControl control = controls.get(option.id());
      try {
        option.parse(control.text());
        checkParts(option, control);
        Fields.clearProblem(control.component());
      } catch (InputException e) {
        Fields.markProblem(control.component());
        sentence = sentence.isEmpty() ? e.getMessage() : sentence;
      }
    }
    say(sentence);
  }

  /** An option knows how parts are named, but not which there are. */
  private void checkParts(Option<?> option, OptionControl control) {
    String sentence = option.partKind().map(kind -> parts.problem(kind, control.text())).orElse("");
    if (!sentence.isEmpty()) {
      throw new InputException("'" + option.label() + "': " + sentence);
    }
  }
}
