package org.plyscope.workbench.session;

import com.google.gson.JsonObject;
import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.plyscope.api.view.Workspace;

/**
 * Small choices of the user by name, kept as texts from one start to the next: which way the board
 * is turned, the last limits, the last folders. Used on one thread.
 */
public final class Habits {
  /** The speed of animation chosen on the board, in milliseconds; it becomes a preference. */
  public static final String ANIMATION = "board.animation-millis";

  private static final String FILE = "habits.json";

  private final Map<String, String> texts = new TreeMap<>();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

  /** A workspace that has habits; one without forgets them. */
  public interface Keeper {
    /** Returns the habits of its user. */
    Habits habits();
  }

  /** Returns the habits of the user of a workspace. */
  public static Habits of(Workspace workspace) {
    return workspace instanceof Keeper keeper ? keeper.habits() : new Habits();
  }

  /** Reads what was kept; nothing if there is no readable file. */
  public static Habits read(DataFiles files) {
    Habits habits = new Habits();
    files
        .read(FILE, JsonObject.class, new JsonObject())
        .asMap()
        .forEach(
            (name, value) -> {
              if (value.isJsonPrimitive()) {
                habits.texts.put(name, value.getAsString());
              }
            });
    return habits;
  }

  /** Writes everything. */
  public void write(DataFiles files) {
    files.write(FILE, texts);
  }

  /** Adds somebody who is told the name of each choice that is made. */
  public void onChange(Consumer<String> listener) {
    listeners.add(listener);
  }

  /** Returns a choice, or the standard if the user never chose. */
  public String text(String name, String standard) {
    return texts.getOrDefault(name, standard);
  }

  /** Returns a choice between yes and no. */
  public boolean flag(String name, boolean standard) {
    return texts.containsKey(name) ? Boolean.parseBoolean(texts.get(name)) : standard;
  }

  /** Returns a number. */
  public long number(String name, long standard) {
    try {
      return texts.containsKey(name) ? Long.parseLong(texts.get(name)) : standard;
    } catch (NumberFormatException e) {
      // Only a file edited by hand holds something else.
      return standard;
    }
  }

  /** Keeps a choice. */
  public void put(String name, Object value) {
    texts.put(name, String.valueOf(value));
    listeners.forEach(l -> l.accept(name));
  }

  /** Returns the folder in which the user last chose files of a kind; null for none. */
  public File folder(String kind) {
    File folder = new File(text("folder." + kind, ""));
    return folder.isDirectory() ? folder : null;
  }

  /** Keeps the folder in which the user chose a file. */
  public void folder(String kind, File folder) {
    put("folder." + kind, folder.getPath());
  }
}
