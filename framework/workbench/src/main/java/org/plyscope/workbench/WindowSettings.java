package org.plyscope.workbench;

import com.google.gson.JsonObject;
import java.util.Map;
import org.plyscope.api.Registration;
import org.plyscope.workbench.dock.perspective.Layouts;
import org.plyscope.workbench.dock.perspective.Perspectives;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.session.ChoiceStore;
import org.plyscope.workbench.session.DataFiles;
import org.plyscope.workbench.session.Remembered;
import org.plyscope.workbench.session.SettingsWriter;
import org.plyscope.workbench.session.WindowPlace;

/**
 * Keeps the layout, the choices of the user and where the user left off. Of several windows that
 * use the same data directory one keeps them. Used on the user-interface thread.
 */
final class WindowSettings {
  private static final String LAYOUTS = "layouts.json";

  private final WindowPlace place;
  private final DataFiles files;
  private final ChoiceStore choiceStore;
  private final Window window;
  private final Perspectives perspectives;
  private final Faults faults;
  private final SettingsWriter writer;

  WindowSettings(
      WindowPlace place,
      DataFiles files,
      ChoiceStore choiceStore,
      Window window,
      Perspectives perspectives,
      Faults faults) {
    this.place = place;
    this.files = files;
    this.choiceStore = choiceStore;
    this.window = window;
    this.perspectives = perspectives;
    this.faults = faults;
    this.writer = new SettingsWriter(files::write);
  }

  /** Reads the layouts that were kept. */
  static Layouts layouts(DataFiles files) {
    return Layouts.read(files.read(LAYOUTS, JsonObject.class, new JsonObject()));
  }

  /** Adds a listener that is notified when a choice of the user has changed. */
  Registration onChange(Runnable listener) {
    return choiceStore.onChange(listener);
  }

  /**
   * Writes everything in the background, as far as it has changed; settings of another window stay
   * as they are.
   */
  void keep(Remembered now) {
    if (place.first()) {
      writer.offer(
          Map.of(
              LAYOUTS,
              perspectives.layouts().json(),
              DataFiles.REMEMBERED,
              window.remember(now),
              ChoiceStore.FILE,
              choiceStore.json()));
    }
  }

  /** Writes the layout when the window closes, unless another window will do that. */
  void saveLayout() {
    writer.close();
    place.asFirst(() -> contain(() -> files.write(LAYOUTS, perspectives.layouts().json())));
  }

  /** Writes the rest when the window closes, unless another window will do that. */
  void save(Remembered now) {
    place.asFirst(
        () -> {
          contain(() -> files.save(window.remember(now)));
          contain(() -> choiceStore.write(files));
        });
  }

  /** One file that cannot be written is no reason to lose the others. */
  private void contain(Runnable writing) {
    faults.contain("A file cannot be written", writing);
  }
}
