package org.plyscope.plugins;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.plugins.Plugin.State;

/** A fix for a plugin with a problem. */
public enum Fix {
  /** Start it, or start it again. */
  START("Start again"),
  /** Enable the disabled plugin. */
  ENABLE("Enable"),
  /** Look for a version that works, on the sites that were added. */
  UPDATE("Look for an update"),
  /** Look for a plugin that provides the missing part, on the sites that were added. */
  FIND("Search sites"),
  /** Leave it out, but keep its jar. */
  DISABLE("Disable"),
  /** Delete it. */
  REMOVE("Remove"),
  /** Read and copy the details for its author. */
  REPORT("Report…");

  private final String label;

  Fix(String label) {
    this.label = label;
  }

  /** Returns the text of a button. */
  public String label() {
    return label;
  }

  /** Returns the fixes for the state of a plugin: the best first; none if it works. */
  static List<Fix> of(Plugin plugin) {
    List<Fix> fixes = new ArrayList<>(inState(plugin.state()));
    if (plugin.shipped()) {
      fixes.remove(REMOVE);
      fixes.remove(UPDATE);
    }
    return fixes;
  }

  private static List<Fix> inState(State state) {
    return switch (state) {
      case ACTIVE, REMOVED -> List.of();
      case IDLE -> List.of(UPDATE, REMOVE, REPORT);
      case FLAWED -> List.of(UPDATE, DISABLE, REPORT);
      case WAITING -> List.of(FIND, DISABLE, REPORT);
      case UNRESOLVED -> List.of(UPDATE, FIND, REMOVE, REPORT);
      case FAILED -> List.of(START, UPDATE, DISABLE, REMOVE, REPORT);
      case QUARANTINED -> List.of(START, UPDATE, REMOVE, REPORT);
      case DISABLED -> List.of(ENABLE);
    };
  }
}
