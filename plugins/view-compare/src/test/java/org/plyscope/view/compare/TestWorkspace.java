package org.plyscope.view.compare;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.view.Selection;
import org.plyscope.testkit.view.ThreadedWorkspace;

/** A window for tests: jobs run on threads of their own, views follow the selection. */
public final class TestWorkspace extends ThreadedWorkspace {
  private final Path folder;
  private Configuration agent;
  private List<Subject> positions = List.of();

  /** Puts the first position on the board; keeps no files. */
  public TestWorkspace() {
    this(null);
  }

  /** Puts the first position on the board; views keep files in a folder. */
  public TestWorkspace(Path folder) {
    this.folder = folder;
    select(Selection.of(Line.of(Parts.ULFHAKE)));
  }

  /** Sets up an agent elsewhere. */
  public void agent(Configuration elsewhere) {
    agent = elsewhere;
  }

  /** Saves positions elsewhere. */
  public void positions(Subject... saved) {
    positions = List.of(saved);
  }

  @Override
  public Optional<Configuration> agent() {
    return Optional.ofNullable(agent);
  }

  @Override
  public List<Subject> positions() {
    return positions;
  }

  @Override
  public Optional<Path> folder(String view) {
    return Optional.ofNullable(folder).map(f -> f.resolve(view));
  }
}
