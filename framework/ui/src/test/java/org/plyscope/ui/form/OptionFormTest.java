package org.plyscope.ui.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.view.Find;
import org.plyscope.ui.widget.Prose;

class OptionFormTest {
  private static final Option<Boolean> FLAG = Option.flag("flag", "Flag", "Yes or no.", true);
  private static final Option<Long> DEPTH = Option.integer("depth", "Depth", "Plies.", 4, 1, 9);
  private static final Option<Double> RATE = Option.decimal("rate", "Rate", "Speed.", 0.5, 0, 1);
  private static final Option<String> MODE =
      Option.choice("mode", "Mode", "How.", "fast", List.of("fast", "slow"));
  private static final Option<String> ORDER =
      Option.part(OrdererFactory.class, "order", "Ordering", "Sorts.");

  private static final Option<String> TABLE =
      Option.file("table", "Table", "Holds values.", List.of("csv"));

  private final OptionForm form = new OptionForm(kind -> List.of("", "gain", "centre"));
  private final AtomicInteger edits = new AtomicInteger();

  @BeforeEach
  void show() {
    form.show(OptionValues.defaults(List.of(FLAG, DEPTH, RATE, MODE, ORDER, TABLE)));
    form.onEdit(edits::incrementAndGet);
  }

  @Test
  void everyKindHasItsControl() {
    assertThat(control("flag")).isInstanceOf(JCheckBox.class);
    assertThat(control("depth")).isInstanceOf(JTextField.class);
    assertThat(control("rate")).isInstanceOf(JTextField.class);
    assertThat(control("mode")).isInstanceOf(JComboBox.class);
    assertThat(((JComboBox<?>) control("order")).isEditable()).isTrue();
    JTextField table = (JTextField) control("table");
    assertThat(table.getClientProperty("JTextField.placeholderText")).isEqualTo("no file");
    assertThat(table.getClientProperty("JTextField.trailingComponent")).isInstanceOf(JButton.class);
    table.setText("values.csv");
    assertThat(form.values().get(TABLE)).isEqualTo("values.csv");
    assertThat(((JComboBox<?>) control("order")).getItemCount()).isEqualTo(3);
  }

  @Test
  void editsAreReadBack() {
    ((JCheckBox) control("flag")).doClick();
    ((JTextField) control("depth")).setText("7");
    ((JComboBox<?>) control("mode")).setSelectedItem("slow");
    ((JComboBox<?>) control("order")).setSelectedItem("gain+centre[side=both]");
    OptionValues values = form.values();

    assertThat(values.get(FLAG)).isFalse();
    assertThat(values.get(DEPTH)).isEqualTo(7);
    assertThat(values.get(RATE)).isEqualTo(0.5);
    assertThat(values.get(MODE)).isEqualTo("slow");
    assertThat(values.get(ORDER)).isEqualTo("gain+centre[side=both]");
    assertThat(edits.get()).isPositive();
  }

  @Test
  void aPartIsStillReadAfterAChangeOfTheme() {
    JComboBox<?> order = (JComboBox<?>) control("order");
    order.setSelectedItem("gain");
    SwingUtilities.updateComponentTreeUI(form);
    assertThat(form.values().get(ORDER)).isEqualTo("gain");

    edits.set(0);
    JTextField text = Find.named(form, "option.order.text", JTextField.class);
    assertThat(text.getCaretPosition()).isZero();
    text.setText("centre");
    assertThat(edits.get()).isPositive();
    assertThat(form.values().get(ORDER)).isEqualTo("centre");
  }

  @Test
  void wrongValueIsMarkedAndExplained() {
    ((JTextField) control("depth")).setText("99");

    assertThat(control("depth").getClientProperty("JComponent.outline")).isEqualTo("error");
    assertThat(Find.named(form, "form.problem", Prose.class).getText())
        .isEqualTo("'Depth' is '99'; it must be a whole number from 1 to 9.");
    assertThatThrownBy(form::values)
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'Depth' is '99'");

    ((JTextField) control("depth")).setText("9");
    assertThat(control("depth").getClientProperty("JComponent.outline")).isNull();
    assertThat(Find.named(form, "form.problem", Prose.class).isVisible()).isFalse();
  }

  @Test
  void tooltipTellsHelpAndBounds() {
    assertThat(control("depth").getToolTipText()).contains("Plies.").contains("From 1 to 9.");
  }

  @Test
  void otherOptionsGiveAnotherForm() {
    form.show(OptionValues.defaults(List.of(MODE)));

    assertThat(form.values().options()).containsExactly(MODE);
    assertThat(form.values().get(MODE)).isEqualTo("fast");
  }

  @Test
  void partsAreShownByTheirNames() {
    OptionForm named = new OptionForm(new Named());
    named.show(OptionValues.defaults(List.of(ORDER)));
    JComboBox<?> box = Find.named(named, "option.order", JComboBox.class);
    JTextField text = Find.named(named, "option.order.text", JTextField.class);
    assertThat(text.getText()).isEmpty();
    assertThat(box.getClientProperty("JTextField.placeholderText"))
        .isEqualTo("Largest gain (by default)");

    box.setSelectedItem("gain+centre[side=both]");
    assertThat(text.getText()).isEqualTo("Largest gain, then Towards the centre (side both)");
    assertThat(named.values().get(ORDER)).isEqualTo("gain+centre[side=both]");

    box.setSelectedItem("gain+centre[side");
    assertThat(text.getText()).isEqualTo("gain+centre[side");

    box.setSelectedItem("");
    assertThat(text.getText()).isEmpty();
    assertThat(named.values().get(ORDER)).isEmpty();
  }

  @Test
  void aWrittenNameMeansItsPart() {
    OptionForm named = new OptionForm(new Named());
    named.show(OptionValues.defaults(List.of(ORDER)));
    JTextField text = Find.named(named, "option.order.text", JTextField.class);
    text.setText("towards the CENTRE");
    assertThat(named.values().get(ORDER)).isEqualTo("centre");
  }

  @Test
  void theDefaultPartIsOfferedOnce() {
    OptionForm named = new OptionForm(new Named());
    named.show(OptionValues.defaults(List.of(ORDER)));
    JComboBox<?> box = Find.named(named, "option.order", JComboBox.class);
    List<String> offered = new ArrayList<>();
    for (int i = 0; i < box.getItemCount(); i++) {
      offered.add((String) box.getItemAt(i));
    }
    assertThat(offered).containsExactly("", "centre");
  }

  @Test
  void aPartThatIsNotThereIsMarkedAndSaid() {
    OptionForm named = new OptionForm(new Named());
    named.show(OptionValues.defaults(List.of(ORDER)));
    JComboBox<?> box = Find.named(named, "option.order", JComboBox.class);
    box.setSelectedItem("nonsense");
    assertThat(box.getClientProperty("JComponent.outline")).isEqualTo("error");
    assertThat(Find.named(named, "form.problem", Prose.class).getText())
        .isEqualTo("'Ordering': There is no nonsense.");
    assertThatThrownBy(named::values)
        .isInstanceOf(InputException.class)
        .hasMessage("'Ordering': There is no nonsense.");

    box.setSelectedItem("gain");
    assertThat(box.getClientProperty("JComponent.outline")).isNull();
    assertThat(named.values().get(ORDER)).isEqualTo("gain");
  }

  @Test
  void anotherGameOffersItsOwnParts() {
    List<String> there = new ArrayList<>(List.of("", "gain"));
    OptionForm changing = new OptionForm(kind -> List.copyOf(there));
    OptionValues values = OptionValues.defaults(List.of(ORDER));
    changing.show(values);
    JComboBox<?> first = Find.named(changing, "option.order", JComboBox.class);
    changing.show(values);
    assertThat(Find.named(changing, "option.order", JComboBox.class))
        .as("nothing has changed")
        .isSameAs(first);
    there.add("jumps");
    changing.show(values);
    assertThat(Find.named(changing, "option.order", JComboBox.class).getItemCount()).isEqualTo(3);
  }

  @Test
  void choicesAreShownAsWords() {
    form.show(
        OptionValues.defaults(
            List.of(
                Option.choice("rule", "Rule", "How.", "every-hop", List.of("every-hop", "none")))));
    JComboBox<?> box = (JComboBox<?>) control("rule");
    assertThat(shown(box)).isEqualTo("Every hop");
    SwingUtilities.updateComponentTreeUI(form);
    assertThat(shown(box)).as("in another theme").isEqualTo("Every hop");
    assertThat(form.values().texts()).containsEntry("rule", "every-hop");
  }

  @Test
  void longNumbersAreRoundedUntilTheyAreEdited() {
    double exact = Math.sqrt(0.5);
    form.show(OptionValues.defaults(List.of(RATE)).with(RATE, exact));
    JTextField rate = (JTextField) control("rate");
    assertThat(rate.getText()).isEqualTo("0.7071");
    assertThat(form.values().get(RATE)).isEqualTo(exact);

    rate.setText("0.7072");
    assertThat(form.values().get(RATE)).isEqualTo(0.7072);
  }

  @Test
  void optionsWithoutEffectAreGrey() {
    form.idle(Map.of("depth", "The limit of depth applies instead."));
    assertThat(control("depth").isEnabled()).isFalse();
    assertThat(control("depth").getToolTipText()).startsWith("The limit of depth applies");
    assertThat(control("rate").isEnabled()).isTrue();

    form.idle(Map.of());
    assertThat(control("depth").isEnabled()).isTrue();
    assertThat(control("depth").getToolTipText()).startsWith("Plies.");
  }

  private static <T> String shown(JComboBox<T> box) {
    T value = box.getItemAt(box.getSelectedIndex());
    return ((JLabel)
            box.getRenderer().getListCellRendererComponent(new JList<>(), value, -1, false, false))
        .getText();
  }

  /** Parts with names. */
  private static final class Named implements PartNames {
    @Override
    public List<String> of(Class<?> kind) {
      return List.of("", "gain", "centre");
    }

    @Override
    public String name(Class<?> kind, String id) {
      return id.equals("gain") ? "Largest gain" : "Towards the centre";
    }

    @Override
    public String standard(Class<?> kind) {
      return "gain";
    }

    @Override
    public String problem(Class<?> kind, String reference) {
      return reference.equals("nonsense") ? "There is no nonsense." : "";
    }
  }

  private JComponent control(String id) {
    return Find.named(form, "option." + id, JComponent.class);
  }
}
