package org.plyscope.experiment.file.schema;

import static org.plyscope.experiment.file.schema.SchemaWriter.anyOf;
import static org.plyscope.experiment.file.schema.SchemaWriter.listOf;
import static org.plyscope.experiment.file.schema.SchemaWriter.object;
import static org.plyscope.experiment.file.schema.SchemaWriter.text;
import static org.plyscope.experiment.file.schema.SchemaWriter.type;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.Published.Measure;

/** The schema of what others published. */
final class LiteratureSchema {
  private LiteratureSchema() {}

  static Map<String, Object> study() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("number", text("The number of the study, for example 002."));
    keys.put("item", text("The table or figure that is played again."));
    keys.put("title", text("What it shows."));
    keys.put("claim", sentences("What its authors conclude from it."));
    keys.put("differs", sentences("What is different here, and why."));
    return object("What of a study is played again.", keys, List.of("number", "item", "title"));
  }

  static Map<String, Object> published() {
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("agent", type("string"));
    keys.put("against", type("string"));
    keys.put("seat", type("integer"));
    keys.put("problem", type("string"));
    for (Measure measure : Measure.values()) {
      Map<String, Object> value = new LinkedHashMap<>(Map.of("type", "number", "minimum", 0));
      if (measure.isShare()) {
        value.put("maximum", 1);
      }
      value.put("description", "What was published: " + measure + ".");
      keys.put(measure.key(), value);
    }
    keys.put("games", type("integer"));
    keys.put("source", text("Where it comes from; the study if not given."));
    keys.put("note", sentences("Why ours may differ."));
    return object("Numbers somebody published.", keys, List.of());
  }

  private static Map<String, Object> sentences(String description) {
    return anyOf(description, type("string"), listOf(type("string")));
  }
}
