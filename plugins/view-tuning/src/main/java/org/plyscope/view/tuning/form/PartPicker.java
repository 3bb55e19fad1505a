package org.plyscope.view.tuning.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.api.InputException;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.form.OptionForm;

/** Chooses a part of a kind by its name, such as a tuning method or a trainer, with its options. */
public final class PartPicker extends JPanel {
  /** A part or one of its presets, with the values that it begins with. */
  private record Choice(String id, String name, String help, OptionValues values) {}

  private final String label;
  private final Class<? extends GamePart> kind;
  private final boolean presets;
  private final Runnable edited;
  private final JComboBox<Choice> box = new JComboBox<>();
  private OfferedParts parts;
  private OptionForm options;
  private Choice chosen;
  private boolean filling;

  /**
   * Makes an empty chooser.
   *
   * @param name how tests find the chooser
   * @param label the label of the choice
   * @param kind the interface of the parts
   * @param presets whether presets of the parts can be chosen too
   * @param edited runs after every change
   */
  public PartPicker(
      String name, String label, Class<? extends GamePart> kind, boolean presets, Runnable edited) {
    super(new MigLayout("fillx, insets 0, wrap 2", "[0::]unrel[grow, fill, 90::]"));
    this.label = label;
    this.kind = kind;
    this.presets = presets;
    this.edited = edited;
    box.setName(name);
    NameRenderer.install(box, Choice.class, Choice::name);
    box.addActionListener(e -> boxChosen());
  }

  /**
   * Offers the installed parts.
   *
   * @param offered the parts for the rules
   * @param id the part or preset to choose; the first one if there is no such part
   * @param changes its options that differ
   */
  public void show(OfferedParts offered, String id, Map<String, String> changes) {
    parts = offered;
    filling = true;
    try {
      box.removeAllItems();
      choices().forEach(box::addItem);
      chosen = choices().stream().filter(one -> one.id().equals(id)).findFirst().orElse(null);
      if (chosen != null) {
        rebuild(with(chosen.values(), changes));
      } else if (box.getItemCount() > 0) {
        chosen = box.getItemAt(0);
        rebuild(chosen.values());
      }
    } finally {
      filling = false;
    }
  }

  private static OptionValues with(OptionValues values, Map<String, String> changes) {
    try {
      return values.with(changes);
    } catch (InputException e) {
      return values;
    }
  }

  private List<Choice> choices() {
    List<Choice> all = new ArrayList<>();
    parts
        .all(kind)
        .forEach(
            part -> {
              OptionValues usual = OptionValues.defaults(part.options());
              all.add(new Choice(part.id(), part.name(), part.description(), usual));
              for (Preset preset : presets ? part.presets() : List.<Preset>of()) {
                OptionValues values = usual.with(preset.values());
                all.add(new Choice(preset.id(), preset.name(), preset.description(), values));
              }
            });
    return all;
  }

  private void rebuild(OptionValues values) {
    for (int i = 0; i < box.getItemCount(); i++) {
      if (box.getItemAt(i).id().equals(chosen.id())) {
        box.setSelectedIndex(i);
      }
    }
    removeAll();
    JLabel words = new JLabel(label);
    words.setLabelFor(box);
    box.setToolTipText(Fields.tooltip(chosen.help()));
    add(words);
    add(box, "width 0:pref:");
    options = new OptionForm(parts);
    options.show(values);
    options.onEdit(
        () -> {
          if (!filling) {
            edited.run();
          }
        });
    add(options, "span 2, growx");
    revalidate();
    repaint();
  }

  private void boxChosen() {
    if (!filling && box.getSelectedItem() instanceof Choice choice) {
      filling = true;
      try {
        chosen = choice;
        rebuild(choice.values());
      } finally {
        filling = false;
      }
      edited.run();
    }
  }

  /**
   * Returns the id of the part or preset.
   *
   * @throws InputException if no part of the kind is installed for these rules
   */
  public String id() {
    if (chosen == null) {
      throw new InputException("No " + label.toLowerCase(Locale.ROOT) + " fits the game.");
    }
    return chosen.id();
  }

  /**
   * Returns the options that differ from those of the part or preset.
   *
   * @throws InputException if an option is wrong
   */
  public Map<String, String> changes() {
    return chosen == null ? Map.of() : options.values().changesFrom(chosen.values());
  }

  /** Returns the part with the options that differ, as text. */
  public String text() {
    return AgentSpec.of(id(), changes()).text();
  }
}
