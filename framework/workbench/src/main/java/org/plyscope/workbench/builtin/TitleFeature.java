package org.plyscope.workbench.builtin;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JFrame;
import org.plyscope.workbench.feature.Feature;
import org.plyscope.workbench.session.About;

/** The title of the window names the subject on the screen. */
public final class TitleFeature implements Feature {
  private static final String PROGRAM = "Plyscope";

  private final JFrame frame;
  private final Supplier<Optional<About>> about;

  /** Creates the feature for a window. */
  public TitleFeature(JFrame frame, Supplier<Optional<About>> about) {
    this.frame = frame;
    this.about = about;
  }

  @Override
  public void selectionChanged() {
    String title = about.get().map(now -> now.title() + " – " + PROGRAM).orElse(PROGRAM);
    if (!title.equals(frame.getTitle())) {
      frame.setTitle(title);
    }
  }
}
