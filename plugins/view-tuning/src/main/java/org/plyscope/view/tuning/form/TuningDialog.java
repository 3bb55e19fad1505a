package org.plyscope.view.tuning.form;

import java.awt.Window;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.game.Rules;
import org.plyscope.api.learn.log.Tunings;
import org.plyscope.ui.form.draft.FileDraft;
import org.plyscope.view.tuning.model.LearningContext;
import org.plyscope.wire.keys.TuningKeys;

/** Asks for a tuning: a new one, a sample, or a file that was opened. */
public final class TuningDialog extends SetUpDialog<Tunings.Draft> {
  private final Tunings tunings;
  private final FileDraft draft;
  private final TuningForm form;
  private Path folder = Path.of("").toAbsolutePath();

  private TuningDialog(Window owner, Tunings tunings, FileDraft draft, TuningForm form) {
    super(owner, "tuning", "Start", draft, form);
    this.tunings = tunings;
    this.draft = draft;
    this.form = form;
  }

  /**
   * Makes a dialog.
   *
   * @param owner the window it belongs to
   * @param context the games, agents and parts
   * @param tunings checks the draft of the user
   */
  public static TuningDialog of(Window owner, LearningContext context, Tunings tunings) {
    FileDraft draft = new FileDraft("tuning.", TuningKeys.FILE, context, "{}");
    return new TuningDialog(owner, tunings, draft, new TuningForm(draft));
  }

  /**
   * Asks for a tuning.
   *
   * @param rules the game on the board
   * @param offered the samples that can be started from
   * @param opened a tuning to begin with, instead of a new one
   * @return the tuning; empty if the user cancelled
   */
  public Optional<Tunings.Draft> ask(
      Rules rules, List<Tunings.Draft> offered, Optional<Tunings.Draft> opened) {
    offer(opened.orElseGet(() -> new Tunings.Draft("A new tuning", form.fresh(rules), folder)));
    offered.forEach(this::offer);
    return show() ? Optional.of(asked()) : Optional.empty();
  }

  private void offer(Tunings.Draft sample) {
    offer(
        sample.name(),
        () -> {
          folder = sample.folder();
          open(sample.text());
        });
  }

  @Override
  protected Tunings.Draft asked() {
    form.check();
    return new Tunings.Draft(draft.readable().field("name"), draft.text(), folder);
  }

  @Override
  protected Runnable check(Tunings.Draft wanted) {
    tunings.check(wanted);
    return () -> {};
  }
}
