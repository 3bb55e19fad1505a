package org.plyscope.experiment.kept;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.InputException;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.Runs;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.plugins.Thrown;

/** The runs that were opened in this session, each folder once. */
@Component(service = Runs.class)
public final class SessionRuns implements Runs {
  private static final System.Logger LOG = System.getLogger(SessionRuns.class.getName());

  private final Catalog catalog;
  private final List<FolderRun> opened = new ArrayList<>();
  private final Listeners<Runnable> listeners =
      new Listeners<>(Thrown.warning(LOG, "A listener of the runs failed."));
  private Run shown;
  private RunFocus focus = RunFocus.ALL;

  /**
   * Begins without any run.
   *
   * @param catalog where games come from
   */
  @Activate
  public SessionRuns(@Reference Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public synchronized List<Run> runs() {
    return List.copyOf(opened);
  }

  @Override
  public Run open(Path folder) {
    Path place = real(folder);
    Optional<FolderRun> known = known(place);
    if (known.isPresent()) {
      return known.get();
    }
    // Reading it takes a while, and views that only ask for the shown run must not wait for it.
    FolderRun made = new FolderRun(place, catalog);
    synchronized (this) {
      known = known(place);
      if (known.isPresent()) {
        return known.get();
      }
      opened.add(0, made);
    }
    changed();
    return made;
  }

  private synchronized Optional<FolderRun> known(Path place) {
    return opened.stream().filter(one -> one.folder().equals(Optional.of(place))).findFirst();
  }

  private static Path real(Path folder) {
    try {
      return folder.toRealPath();
    } catch (IOException e) {
      throw new InputException("There is no folder '" + folder + "'.");
    }
  }

  @Override
  public synchronized Optional<Run> shown() {
    return Optional.ofNullable(shown);
  }

  @Override
  public void show(Run run) {
    synchronized (this) {
      if (shown == run) {
        return;
      }
      shown = run;
      focus = RunFocus.ALL;
    }
    changed();
  }

  @Override
  public synchronized RunFocus focus() {
    return focus;
  }

  @Override
  public void focus(RunFocus now) {
    synchronized (this) {
      if (focus.equals(now)) {
        return;
      }
      focus = now;
    }
    changed();
  }

  @Override
  public void forget(Run run) {
    synchronized (this) {
      opened.removeIf(one -> one == run);
      if (shown == run) {
        shown = null;
        focus = RunFocus.ALL;
      }
    }
    changed();
  }

  @Override
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  private void changed() {
    listeners.fire(Runnable::run);
  }
}
