package org.plyscope.workbench.session;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.plyscope.api.Listeners;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;

/**
 * Small choices of the user, kept from one start to the next: which way the board is turned, the
 * last limits, the last folders. Each belongs to an owner, usually a view; those of views that are
 * not installed are written back as they were read. Used on one thread.
 */
public final class ChoiceStore {
  /** The file that holds them. */
  public static final String FILE = "habits.json";

  /**
   * By owner, a dot and the name; a value that is not a text belongs to another version and stays.
   */
  private final Map<String, JsonElement> values = new TreeMap<>();

  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Reads the kept choices; none if there is no readable file. */
  public static ChoiceStore read(DataFiles files) {
    ChoiceStore choiceStore = new ChoiceStore();
    choiceStore.values.putAll(files.read(FILE, JsonObject.class, new JsonObject()).asMap());
    return choiceStore;
  }

  /** Writes everything. */
  public void write(DataFiles files) {
    files.write(FILE, json());
  }

  /** Returns everything as it is written; later changes do not show in it. */
  public JsonObject json() {
    JsonObject json = new JsonObject();
    values.forEach(json::add);
    return json;
  }

  /** Adds a listener that is notified when a choice has become another one. */
  public Registration onChange(Runnable listener) {
    return listeners.add(listener);
  }

  /** Returns the choices of an owner, for example of the view with that id. */
  public Choices of(String owner) {
    return new Owned(owner + ".");
  }

  /** The choices whose names start in the same way. */
  private final class Owned implements Choices {
    private final String prefix;

    private Owned(String prefix) {
      this.prefix = prefix;
    }

    @Override
    public Optional<String> get(String name) {
      return Optional.ofNullable(values.get(prefix + name))
          .filter(JsonElement::isJsonPrimitive)
          .map(JsonElement::getAsString);
    }

    @Override
    public void put(String name, String value) {
      JsonElement now = new JsonPrimitive(value);
      if (!now.equals(values.put(prefix + name, now))) {
        listeners.fire(Runnable::run);
      }
    }

    @Override
    public void remove(String name) {
      if (values.remove(prefix + name) != null) {
        listeners.fire(Runnable::run);
      }
    }

    @Override
    public Set<String> names() {
      Set<String> names = new TreeSet<>();
      for (String key : values.keySet()) {
        if (key.startsWith(prefix)) {
          names.add(key.substring(prefix.length()));
        }
      }
      return names;
    }
  }
}
