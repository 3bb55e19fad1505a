package org.plyscope.lab.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.option.Preset;
import org.plyscope.lab.file.PathText;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;

/**
 * A preset of an agent that the user keeps, for example the result of a tuning. It is named like
 * every other preset, {@code mine/…}, and can be handed on as a file. Immutable.
 *
 * @param id its id, which begins with {@code mine/}
 * @param name its display name
 * @param description its description and its origin
 * @param game the id of the game it is for
 * @param agent the id of the factory whose preset it is
 * @param values the values that differ from the defaults, as text by option id
 * @param limits how far it searches by default
 */
public record OwnPreset(
    String id,
    String name,
    String description,
    String game,
    String agent,
    Map<String, String> values,
    Limits limits) {
  /** The prefix of the ids of all these presets. */
  public static final String PREFIX = "mine/";

  /** The ending of their files. */
  public static final String ENDING = ".plypreset";

  private static final int VERSION = 1;
  private static final int LONGEST = 48;
  private static final int LONGEST_ID = 200;
  private static final Pattern ID = Pattern.compile("mine/[a-z0-9]+(-[a-z0-9]+)*");

  /** Copies the values and checks the id. */
  public OwnPreset {
    // In a fixed order, so that the same preset is the same file.
    values = Collections.unmodifiableMap(new TreeMap<>(values));
    // A long id would fill the stack of the matcher.
    if (id.length() > LONGEST_ID || !ID.matcher(id).matches()) {
      throw new InputException(
          "%s is no id of a preset of yours; write for example mine/my-kalah."
              .formatted(InputException.quote(id)));
    }
  }

  /** Makes an id of a name. */
  public static String idOf(String name) {
    String plain = PathText.slug(name);
    String cut = plain.length() > LONGEST ? plain.substring(0, LONGEST) : plain;
    return PREFIX + (cut.isEmpty() ? "preset" : cut.replaceAll("-$", ""));
  }

  /** Returns it as agents have presets. */
  public Preset preset() {
    Preset preset = Preset.of(id, name, description);
    for (Map.Entry<String, String> value : values.entrySet()) {
      preset = preset.with(value.getKey(), value.getValue());
    }
    return preset.withLimits(limits);
  }

  /** Writes the preset. Returns JSON that {@link #read} reads. */
  public String write() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("preset", VERSION);
    form.put("id", id);
    form.put("name", name);
    form.put("description", description);
    form.put("game", game);
    form.put("agent", agent);
    form.put("values", values);
    form.put("limits", limits.toString());
    return WireText.indented(form) + "\n";
  }

  /**
   * Reads a preset.
   *
   * @param text the output of {@link #write}
   * @throws InputException if it is damaged
   */
  public static OwnPreset read(String text) {
    return WireText.read(text, "The preset").object(OwnPreset::read);
  }

  private static OwnPreset read(WireObject form) {
    form.get("preset").whole(VERSION, VERSION);
    return new OwnPreset(
        form.get("id").text(),
        form.get("name").text(),
        form.get("description").text(),
        form.get("game").text(),
        form.get("agent").text(),
        form.get("values").options(),
        form.get("limits").limits());
  }
}
