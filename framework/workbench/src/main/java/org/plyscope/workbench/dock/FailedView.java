package org.plyscope.workbench.dock;

import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.plyscope.ui.widget.EmptyHint;
import org.plyscope.ui.widget.WrapBar;

/** Stands in the place of a view that has failed, and offers remedies. */
public final class FailedView extends JPanel {
  /** For a view of which nothing is known. */
  static final Remedies NONE = new Remedies(Optional.empty(), Optional.empty());

  private static final String HEADING = "This view has failed";

  /**
   * The remedies besides another try.
   *
   * @param disable disables the plugin of the view; empty if it is part of Plyscope
   * @param report copies a report about a sentence; empty if that is not possible
   */
  public record Remedies(Optional<Runnable> disable, Optional<Consumer<String>> report) {}

  FailedView(String sentence, Remedies remedies, Runnable again) {
    super(new MigLayout("fill, insets 0, wrap", "[grow, fill, 0::]", "push[][]push"));
    EmptyHint hint = new EmptyHint("placeholder.sentence", HEADING, sentence);
    hint.fail(HEADING, sentence);
    WrapBar bar = new WrapBar(button("retry", "Retry", again));
    remedies.disable().ifPresent(run -> bar.add(button("disable", "Disable plugin", run)));
    remedies
        .report()
        .ifPresent(run -> bar.add(button("report", "Copy report", () -> run.accept(sentence))));
    add(hint);
    add(bar, "growx 0, align center");
  }

  private static JButton button(String name, String text, Runnable action) {
    JButton button = new JButton(text);
    button.setName("failed." + name);
    button.addActionListener(e -> action.run());
    return button;
  }
}
