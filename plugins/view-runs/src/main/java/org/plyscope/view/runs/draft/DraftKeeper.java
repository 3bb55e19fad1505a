package org.plyscope.view.runs.draft;

import java.nio.file.Path;
import java.util.Optional;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;

/** Keeps the draft from one session to the next. Used on the user-interface thread. */
public final class DraftKeeper implements AutoCloseable {
  private static final String TEXT = "draft";
  private static final String FILE = "draft.file";
  private static final String CHANGED = "draft.changed";

  private final Choices choices;
  private final Draft draft;
  private final Registration registration;

  /** Brings the draft of the last session back, unless another one was begun meanwhile. */
  public DraftKeeper(Choices choices, Draft draft) {
    this.choices = choices;
    this.draft = draft;
    Optional<String> kept = choices.get(TEXT);
    if (kept.isPresent() && draft.isUntouched()) {
      String file = choices.text(FILE, "");
      draft.restore(
          kept.get(), file.isEmpty() ? null : Path.of(file), choices.flag(CHANGED, false));
    }
    registration = draft.onChange(this::keep);
  }

  private void keep() {
    choices.put(TEXT, draft.text());
    choices.put(CHANGED, draft.isChanged());
    draft.file().ifPresentOrElse(f -> choices.put(FILE, f.toString()), () -> choices.remove(FILE));
  }

  @Override
  public void close() {
    registration.close();
  }
}
