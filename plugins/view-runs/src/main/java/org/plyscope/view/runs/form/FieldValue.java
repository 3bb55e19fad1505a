package org.plyscope.view.runs.form;

import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.plyscope.view.runs.draft.Draft;
import org.plyscope.view.runs.text.ExperimentText;
import org.plyscope.wire.keys.FileKey;

/**
 * The value of a field: where it stands in the experiment, and how it is read and written as text.
 *
 * @param draft the experiment
 * @param path where it stands, by which problems find it
 * @param read returns what stands there; empty for nothing
 * @param write receives what the user chose
 */
record FieldValue(
    Draft draft, String path, Function<ExperimentText, String> read, Consumer<String> write) {
  /** Makes the value of a declared key. */
  static FieldValue of(Draft draft, String path, FileKey key) {
    String[] steps = path.split("\\.", -1);
    return switch (key.kind()) {
      case TEXT -> of(draft, path, t -> t.field(steps), (t, v) -> t.withText(v, steps));
      case TEXTS, LIST -> of(draft, path, t -> t.list(steps), (t, v) -> t.withList(v, steps));
      default -> of(draft, path, t -> t.field(steps), (t, v) -> t.with(v, steps));
    };
  }

  /** Makes a value that is written by a change of the text. */
  static FieldValue of(
      Draft draft,
      String path,
      Function<ExperimentText, String> read,
      BiFunction<ExperimentText, String, ExperimentText> write) {
    String key = key(path);
    return new FieldValue(
        draft, path, read, value -> draft.edit(key, text -> write.apply(text, value)));
  }

  private static String key(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  /** Returns the value in the experiment itself. */
  String own() {
    return read.apply(draft.readable());
  }

  /** Returns the value from another file; empty if there is none, or it is written here. */
  String inherited() {
    ExperimentText source = draft.source(key(path));
    return source == draft.readable() ? "" : read.apply(source);
  }

  /** Writes another value; does nothing if it is the same. */
  void write(String value) {
    if (!value.equals(own())) {
      write.accept(value);
    }
  }
}
