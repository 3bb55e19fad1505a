package org.plyscope.workbench.live;

import org.plyscope.workbench.session.DataFiles;

/**
 * What the user has chosen about the live view, kept from one start to the next.
 *
 * @param candidates whether candidates are marked on the board
 */
public record LiveSettings(boolean candidates) {
  private static final String FILE = "live.json";

  /** Reads the settings, or the standard ones if there are none. */
  public static LiveSettings read(DataFiles files) {
    return files.read(FILE, LiveSettings.class, new LiveSettings(true));
  }

  /** Writes the settings. */
  public void write(DataFiles files) {
    files.write(FILE, this);
  }
}
